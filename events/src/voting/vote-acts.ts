import type { Day } from '../kernel/days.ts'
import { type Act, defineAct, undoing } from '../kernel/define-act.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { LaunchId } from '../tools/launch-id.ts'
import { JudgeVote } from './vote-commands.ts'
import { VoteHeld, VoteRestored, VoteVoided } from './vote-events.ts'

interface Judged {
  readonly memberId: MemberId
  readonly number: number
  readonly launchId: LaunchId
  readonly toolId: string
  readonly boardDate: Day
  readonly reason: string
  readonly by?: MemberId | undefined
}

/** Whose vote it was stays between them and the moderators. */
const judgement = (kind: string, { toolId, boardDate, reason, by }: Judged): Act => ({
  kind,
  about: { kind: 'tool', id: toolId },
  reason,
  day: boardDate,
  ...(by !== undefined && { by }),
})

const restore = ({ memberId, number, launchId }: Judged, by: MemberId) =>
  undoing(JudgeVote, { memberId, number, launchId, judgement: 'restore', reason: 'reviewed', by })

/** A voter's stream has many votes. */
const one = { thing: ({ number }: Judged) => String(number) }

export const voteActs = [
  defineAct(VoteHeld, (data) => judgement('vote-held', data), restore, VoteRestored, one),
  // Where the rule about makers voided it, there is nothing to decide.
  defineAct(VoteVoided, (data) => judgement('vote-voided', data), restore, VoteRestored, {
    ...one,
    mayAppeal: ({ reason }) => reason !== 'own-tool',
  }),
  defineAct(VoteRestored, (data) => judgement('vote-restored', data), undefined, undefined, one),
]
