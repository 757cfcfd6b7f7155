import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import type { HttpRequest } from './command-load.ts'
import type { VotingWorld } from './fill-votes.ts'

interface Issuer {
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

/** All the votes that a day gives to these members: each member's first votes, then the further ones. */
export const votesOf = async (
  memberIds: readonly string[],
  { launchIds }: VotingWorld,
  { edgeUrl, signingKeysFile }: Issuer,
): Promise<{ first: HttpRequest[]; further: HttpRequest[] }> => {
  const now = systemClock().toUnixInteger()
  const tokens = await Promise.all(
    memberIds.map((memberId) => mintAccessToken({ memberId, username: 'bench', roles: [] }, { signingKeysFile, edgeUrl, now })),
  )
  const round = (nth: number) =>
    tokens.map((token, index): HttpRequest => {
      const launchId = launchIds[(index + nth) % launchIds.length]
      return { token, body: JSON.stringify({ commandId: newCommandId(), type: 'CastVote', payload: { launchId } }) }
    })
  return { first: round(0), further: Array.from({ length: DAILY_VOTE_LIMIT - 1 }, (_, index) => round(index + 1)).flat() }
}
