import { z } from 'zod'
import { ActId } from '../kernel/act-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'
import { GuidelineRule } from './guideline-rule.ts'
import { AppealOutcome, AppealText, LiftedBecause, SanctionKind, SanctionNote } from './sanction.ts'

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

export const conductEvents = [MemberWarned, MemberSuspended, MemberBanned, SanctionLifted, AppealMade, AppealAnswered] as const
export type ConductEvent = EventOf<(typeof conductEvents)[number]>
