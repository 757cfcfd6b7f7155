import { z } from 'zod'
import type { RecordedEvent } from './recorded-log.ts'

const Vote = z.object({
  memberId: z.string(),
  number: z.int(),
  launchId: z.string(),
  toolId: z.string(),
  boardDate: z.string(),
  countsOn: z.string(),
  weight: z.int(),
  withdrawnOn: z.string().nullable().default(null),
  reason: z.string().nullable().default(null),
})

export interface HandVote extends z.output<typeof Vote> {
  readonly commandId: string
  readonly castAt: number
  readonly position: number
  state: 'counted' | 'withdrawn' | 'held' | 'voided'
  withdrawnOn: string | null
  reason: string | null
}

export const voteOf = ({ data }: RecordedEvent) => Vote.parse(data)

export const becomes = { VoteWithdrawn: 'withdrawn', VoteHeld: 'held', VoteVoided: 'voided', VoteRestored: 'counted' } as const
export type VoteChange = keyof typeof becomes

export const isChange = (type: string): type is VoteChange => type in becomes

/** Every vote as the log has it before a position, in its order. */
export const foldVotes = (log: readonly RecordedEvent[], before = Number.POSITIVE_INFINITY): HandVote[] => {
  const votes = new Map<string, HandVote>()
  for (const event of log) {
    const { type, metadata, position } = event
    if (position.commit >= before) break
    if (type !== 'VoteCast' && !isChange(type)) continue
    const vote = voteOf(event)
    const key = `${vote.memberId} ${vote.number}`
    if (type === 'VoteCast') {
      const cast = { commandId: metadata.$causationId, castAt: Date.parse(metadata.at), position: position.commit }
      votes.set(key, { ...vote, ...cast, state: 'counted' })
      continue
    }
    const known = votes.get(key)
    if (known === undefined) continue
    const withdrawnOn = vote.withdrawnOn ?? known.withdrawnOn
    const isBackAsWithdrawn = type === 'VoteRestored' && withdrawnOn !== null
    const state = isBackAsWithdrawn ? 'withdrawn' : becomes[type]
    const reason = state === 'held' || state === 'voided' ? vote.reason : null
    Object.assign(known, { state, reason, withdrawnOn })
  }
  return [...votes.values()]
}
