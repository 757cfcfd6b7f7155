import { systemClock } from '@debut/adapters/clock.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'

export interface Issuer {
  readonly edgeUrl: string
  readonly signingKeysFile: string
}

/** A token of each member, in their order. */
export const memberTokens = (memberIds: readonly string[], issuer: Issuer): Promise<string[]> => {
  const now = systemClock().toUnixInteger()
  return Promise.all(memberIds.map((memberId) => mintAccessToken({ memberId, username: 'bench', roles: [] }, { ...issuer, now })))
}
