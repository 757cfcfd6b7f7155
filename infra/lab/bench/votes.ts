import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import type { HttpRequest } from './command-bytes.ts'
import type { VotingWorld } from './fill-votes.ts'
import { type Issuer, memberTokens } from './member-tokens.ts'

/** All the votes that a day gives to these members: each member's first votes, then the further ones. */
export const votesOf = async (
  memberIds: readonly string[],
  { launchIds }: VotingWorld,
  issuer: Issuer,
): Promise<{ first: HttpRequest[]; further: HttpRequest[] }> => {
  const tokens = await memberTokens(memberIds, issuer)
  const round = (nth: number) =>
    tokens.map((token, index): HttpRequest => {
      const launchId = launchIds[(index + nth) % launchIds.length]
      return { token, body: JSON.stringify({ commandId: newCommandId(), type: 'CastVote', payload: { launchId } }) }
    })
  return { first: round(0), further: Array.from({ length: DAILY_VOTE_LIMIT - 1 }, (_, index) => round(index + 1)).flat() }
}
