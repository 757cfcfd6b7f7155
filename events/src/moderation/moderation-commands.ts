import * as z from 'zod/mini'
import { ActId } from '../kernel/act-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'
import { GuidelineRule } from './guideline-rule.ts'
import {
  AppealOutcome,
  AppealText,
  ContinuedKind,
  LiftReason,
  LONGEST_SUSPENSION_DAYS,
  SanctionNote,
  SHORTEST_SUSPENSION_DAYS,
  ErasureId,
} from './sanction.ts'

const sanction = { memberId: MemberId, rule: GuidelineRule, note: z._default(SanctionNote, null) }

export const WarnMember = defineCommand('WarnMember', sanction, { who: 'moderators' })
export const SuspendMember = defineCommand(
  'SuspendMember',
  { ...sanction, days: z.int().check(z.minimum(SHORTEST_SUSPENSION_DAYS), z.maximum(LONGEST_SUSPENSION_DAYS)) },
  { who: 'moderators' },
)
/** For fraud, it may say why the member's votes in open periods are worth nothing. */
export const BanMember = defineCommand(
  'BanMember',
  { ...sanction, voidVotes: z._default(z.nullable(ModerationReason), null) },
  { who: 'admin', fresh: true },
)
/** Only admins lift a ban. */
export const LiftSanction = defineCommand('LiftSanction', { memberId: MemberId, actId: ActId, reason: LiftReason }, { who: 'moderators' })

/** Continues the sanction of an erased account on one that has the same address or number. */
export const ContinueSanction = defineCommand(
  'ContinueSanction',
  {
    memberId: MemberId,
    erasureId: ErasureId,
    /** The act that imposed it. */
    actId: ActId,
    sanction: ContinuedKind,
    rule: GuidelineRule,
    until: z.nullable(IsoInstant),
  },
  { who: 'process' },
)
/** Keeps a continued sanction. A member who may lift it may also keep it. */
export const KeepSanction = defineCommand('KeepSanction', { memberId: MemberId, actId: ActId }, { who: 'moderators' })

/** By the member whom a sanction or a hidden text concerns. */
export const MakeAppeal = defineCommand('MakeAppeal', { actId: ActId, text: AppealText }, { whileSanctioned: true })
/** `memberId` is the one who made it. Without one, it follows from the act: an appeal does not say whose vote it is about. */
export const AnswerAppeal = defineCommand(
  'AnswerAppeal',
  { memberId: z.optional(MemberId), actId: ActId, outcome: AppealOutcome, text: AppealText },
  { who: 'moderators', fresh: true },
)

export const moderationCommands = {
  WarnMember,
  SuspendMember,
  BanMember,
  ContinueSanction,
  KeepSanction,
  LiftSanction,
  MakeAppeal,
  AnswerAppeal,
}
