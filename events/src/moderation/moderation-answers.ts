import * as z from 'zod/mini'
import { ActId } from '../kernel/act-id.ts'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { RuleId } from '../launches/rules.ts'
import { ActKind } from './act-kinds.ts'
import { GuidelineRule } from './guideline-rule.ts'
import { AcceptedAppeal, Appeal, Appealable } from './appeal-answers.ts'
import { ContinuedKind, SanctionKind } from './sanction.ts'

/** What an act was about. Only what everybody can see has a name and an address. */
export const ActSubject = z.object({
  kind: z.enum(['post', 'comment', 'review', 'tool', 'tag', 'alternative', 'board', 'member']),
  name: z.nullable(z.string()),
  path: z.nullable(z.string()),
})
export type ActSubject = z.infer<typeof ActSubject>

const act = {
  actId: ActId,
  kind: ActKind,
  at: IsoInstant,
  /** The code of a rule or of a reason. */
  reason: z.nullable(z.string()),
  by: z.enum(['moderator', 'rule']),
  subject: z.nullable(ActSubject),
}

export const LoggedAct = z.object({
  ...act,
  /** The version of the rules for boards that was applied; null where none was. */
  rule: z.nullable(RuleId),
  /** The act that this one takes back or follows from, or answers an appeal against. */
  of: z.nullable(z.object({ actId: ActId, kind: ActKind })),
  /** It was taken back since. */
  undone: z.boolean(),
  position: LogPosition,
})
export type LoggedAct = z.infer<typeof LoggedAct>

/** Every act of moderation, the newest first. */
export const ModerationLog = dated({ acts: z.array(LoggedAct), more: z.boolean() })
export type ModerationLog = z.infer<typeof ModerationLog>

/** For moderators: appeals that wait for an answer, the oldest first; those about votes only for admins. */
export const OpenAppeals = dated({
  appeals: z.array(
    z.object({
      /** Null where it is about a vote: admins learn whose that is only by looking the voter up. */
      memberId: z.nullable(MemberId),
      username: z.nullable(z.string()),
      /** Of a vote, what admins know of the votes for its launch. */
      caseId: z.nullable(LaunchId),
      text: z.string(),
      madeAt: IsoInstant,
      act: z.object(act),
      /** What the act hid, in Markdown. Null where it hid nothing, or that is deleted. */
      appealed: z.nullable(z.string()),
      /** The reader made the decision that is appealed. */
      isOwnAct: z.boolean(),
      waitsFor: WaitsFor,
    }),
  ),
  total: count,
})
export type OpenAppeals = z.infer<typeof OpenAppeals>

const sanction = {
  actId: ActId,
  kind: SanctionKind,
  rule: GuidelineRule,
  note: z.nullable(z.string()),
  at: IsoInstant,
  /** Of a suspension. */
  until: z.nullable(IsoInstant),
}

/** For moderators: all sanctions of a member, the newest first. */
export const MemberConduct = dated({
  memberId: MemberId,
  username: z.nullable(z.string()),
  waitsFor: WaitsFor,
  /** The number of their texts that others can’t read. */
  hiddenTexts: count,
  sanctions: z.array(
    z.object({
      ...sanction,
      lifted: z.boolean(),
      /** It was imposed on an erased account with the same address or number. */
      continued: z.boolean(),
      appeal: z.nullable(Appeal),
      /** This says who can lift it instead of the reader. */
      waitsFor: WaitsFor,
    }),
  ),
})
export type MemberConduct = z.infer<typeof MemberConduct>

/** Lists for moderators the continued sanctions that wait for a decision, the oldest first. Only admins see bans. */
export const ContinuedSanctions = dated({
  sanctions: z.array(
    z.object({
      actId: ActId,
      memberId: MemberId,
      /** It is null until the account is a member. */
      username: z.nullable(z.string()),
      kind: ContinuedKind,
      rule: GuidelineRule,
      at: IsoInstant,
      until: z.nullable(IsoInstant),
    }),
  ),
  total: count,
})
export type ContinuedSanctions = z.infer<typeof ContinuedSanctions>

/** For admins: what a ban for fraud would take from boards that are still open. */
export const VotesAtStake = dated({
  votes: count,
  points: count,
  /** The number of open boards on which they count. Naming the boards or their days would tell these votes apart from others. */
  boards: count,
})
export type VotesAtStake = z.infer<typeof VotesAtStake>

/** What a member can appeal, or has: their sanctions and what was hidden of theirs, the newest first. */
export const OwnActs = dated({
  acts: z.array(
    z.object({
      ...act,
      ...Appealable.shape,
      /** How the text begins that it hides from others, without its marks. Null where it hides none, or no longer. */
      hides: z.nullable(z.string()),
    }),
  ),
})
export type OwnActs = z.infer<typeof OwnActs>

/** The sanction that its member sees on every page. */
export const OwnSanction = z.object({
  ...sanction,
  ...Appealable.shape,
  /** It was imposed on an erased account with the same address or number. */
  continued: z.boolean(),
})
export type OwnSanction = z.infer<typeof OwnSanction>

/** Of the member's own live topic. */
export const SanctionFrame = z.object({
  sanction: z.nullable(OwnSanction),
  accepted: z.optional(AcceptedAppeal),
  position: LogPosition,
})
export type SanctionFrame = z.infer<typeof SanctionFrame>
