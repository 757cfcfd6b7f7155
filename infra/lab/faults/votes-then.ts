import { z } from 'zod'
import type { RecordedEvent } from './recorded-log.ts'

const Vote = z.object({
  number: z.int(),
  launchId: z.string(),
  toolId: z.string(),
  countsOn: z.string(),
  withdrawnOn: z.string().optional(),
})

export const voteOf = ({ data }: RecordedEvent) => Vote.parse(data)

export const isVotes = ({ type }: RecordedEvent): boolean => /^Vote(?:Cast|Withdrawn|Held|Voided|Restored)$/.test(type)

/** A vote as its voter's stream had it at some moment. */
export interface VoteThen {
  readonly launchId: string
  readonly judged: 'not' | 'held' | 'voided'
  readonly withdrawn: boolean
}

/** Those of one stream. What was given back on its own day counts nowhere, and is as if it had never been. */
export const votesIn = (stream: readonly RecordedEvent[]): VoteThen[] => {
  const votes = new Map<number, VoteThen>()
  for (const event of stream.filter(isVotes)) {
    const { number, launchId, countsOn, withdrawnOn } = voteOf(event)
    const vote = votes.get(number) ?? { launchId, judged: 'not', withdrawn: false }
    if (event.type === 'VoteCast' || event.type === 'VoteRestored') votes.set(number, { ...vote, judged: 'not' })
    if (event.type === 'VoteHeld') votes.set(number, { ...vote, judged: 'held' })
    if (event.type === 'VoteVoided') votes.set(number, { ...vote, judged: 'voided' })
    if (event.type === 'VoteWithdrawn') votes.set(number, { ...vote, withdrawn: true })
    if (withdrawnOn === countsOn) votes.delete(number)
  }
  return [...votes.values()]
}
