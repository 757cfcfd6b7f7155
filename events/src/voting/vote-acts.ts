import type { Day } from '../kernel/days.ts'
import { defineAct } from '../kernel/define-act.ts'
import { VoteHeld, VoteRestored, VoteVoided } from './vote-events.ts'

interface Judged {
  readonly toolId: string
  readonly boardDate: Day
  readonly reason: string
}

/** Whose vote it was stays between them and the moderators. */
const judgement = (kind: string, { toolId, boardDate, reason }: Judged) => ({
  kind,
  about: { kind: 'tool', id: toolId },
  reason,
  day: boardDate,
})

export const voteActs = [
  defineAct(VoteHeld, (data) => judgement('vote-held', data)),
  defineAct(VoteVoided, (data) => judgement('vote-voided', data)),
  defineAct(VoteRestored, (data) => judgement('vote-restored', data)),
]
