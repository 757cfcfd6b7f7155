import { z } from 'zod'
import { ActId } from '../kernel/act-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'
import { GuidelineRule } from './guideline-rule.ts'
import { AppealOutcome, AppealText, ContinuedKind, LiftedBecause, SanctionKind, SanctionNote, ErasureId } from './sanction.ts'

/** One stream per member: which sanction holds, and that an act is appealed once, are decided there. */
export const conductStream = (memberId: MemberId) => `conduct-${memberId}`

/** On `conduct-<member>`, all of these. The member is the one whom it concerns; `by` is the moderator. */
const sanction = { memberId: MemberId, rule: GuidelineRule, note: personal(SanctionNote), by: MemberId }

export const MemberWarned = defineEvent('MemberWarned', sanction, { alsoNames: ['by'] })
/** Takes the place of the suspension before. */
export const MemberSuspended = defineEvent('MemberSuspended', { ...sanction, until: IsoInstant }, { alsoNames: ['by'] })
/** Until it is lifted. With a reason, the votes that count in open periods only are voided for it. */
export const MemberBanned = defineEvent('MemberBanned', { ...sanction, voidsVotes: z.nullable(ModerationReason) }, { alsoNames: ['by'] })
export const SanctionLifted = defineEvent(
  'SanctionLifted',
  { memberId: MemberId, actId: ActId, sanction: SanctionKind, reason: LiftedBecause, by: MemberId },
  { alsoNames: ['by'] },
)

/**
 * The account has the address or number of one that was erased under a sanction. Nothing here says which one: `erasureId` is an id made for
 * the erasure, and what it refers to is kept outside the log until the sanction is over. `until` is null for a ban.
 */
export const SanctionContinued = defineEvent('SanctionContinued', {
  memberId: MemberId,
  erasureId: ErasureId,
  sanction: ContinuedKind,
  rule: GuidelineRule,
  until: z.nullable(IsoInstant),
})
/** A moderator has looked at a continued sanction and decided that it stays. */
export const SanctionKept = defineEvent(
  'SanctionKept',
  { memberId: MemberId, actId: ActId, sanction: ContinuedKind, by: MemberId },
  { alsoNames: ['by'] },
)

/** `stream` and `revision` are where the log has the act. */
export const AppealMade = defineEvent('AppealMade', {
  memberId: MemberId,
  actId: ActId,
  stream: z.string(),
  revision: z.int().nonnegative(),
  text: personal(AppealText),
})
/** Once, and for good. What follows of it is an event of its own. */
export const AppealAnswered = defineEvent(
  'AppealAnswered',
  { memberId: MemberId, actId: ActId, outcome: AppealOutcome, text: personal(AppealText), by: MemberId },
  { alsoNames: ['by'] },
)

export const conductEvents = [
  MemberWarned,
  MemberSuspended,
  MemberBanned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
  AppealMade,
  AppealAnswered,
] as const
export type ConductEvent = EventOf<(typeof conductEvents)[number]>
