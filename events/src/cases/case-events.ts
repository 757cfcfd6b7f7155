import { z } from 'zod'
import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CaseId, CaseNote, LookupReason, MOST_JUDGED_VOTES } from './case-form.ts'
import { Judgement } from '../voting/judgement.ts'

/** One stream per case: two admins who decide in one see each other's decisions first. */
export const caseStream = (caseId: CaseId) => `case-${caseId}`

/**
 * On `case-<case>`. Votes are named by where the log has them cast: an admin who takes along what they decided learns no name by it.
 * What it means for each vote is an event on its voter's stream.
 */
export const VotesJudged = defineEvent(
  'VotesJudged',
  {
    caseId: CaseId,
    judgement: Judgement,
    votes: z.array(LogPosition).min(1).max(MOST_JUDGED_VOTES),
    reason: ModerationReason,
    note: personal(CaseNote, 'by'),
    by: MemberId,
  },
  { ownedBy: 'by' },
)

export type CaseEvent = EventOf<typeof VotesJudged>

/** One stream per member: each time an admin learnt whose votes these are. It is theirs to read, without the admin's name. */
export const lookupsStream = (memberId: MemberId) => `lookups-${memberId}`

const lookup = { memberId: MemberId, caseId: CaseId, reason: personal(LookupReason), by: MemberId }

/** On `lookups-<member>`: an admin asked who the voter is, seen from a vote for a tool or without one. */
export const VoterRevealed = defineEvent(
  'VoterRevealed',
  { ...lookup, toolId: z.nullable(ToolId), boardDate: z.nullable(Day) },
  { alsoNames: ['by'] },
)

/** On `lookups-<member>`: an admin began with the member's name. */
export const MemberLookedUp = defineEvent('MemberLookedUp', lookup, { alsoNames: ['by'] })

export type LookupEvent = EventOf<typeof VoterRevealed> | EventOf<typeof MemberLookedUp>
