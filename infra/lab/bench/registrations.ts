import { randomUUID } from 'node:crypto'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import type { HttpRequest } from './command-bytes.ts'

/** Registrations of as many people, each with a token of their own. */
export const registrations = (
  count: number,
  { edgeUrl, signingKeysFile }: { readonly edgeUrl: string; readonly signingKeysFile: string },
): Promise<HttpRequest[]> =>
  Promise.all(
    Array.from({ length: count }, async (): Promise<HttpRequest> => {
      const memberId = randomUUID()
      const username = `bench-${memberId.slice(0, 18)}`
      const token = await mintAccessToken(
        { memberId, username, roles: [] },
        { signingKeysFile, edgeUrl, now: systemClock().toUnixInteger() },
      )
      return { token, body: JSON.stringify({ commandId: newCommandId(), type: 'RegisterMember', payload: { username } }) }
    }),
  )

/** The same people with nothing to do: the service that checks their tokens knows them from then on. */
export const introductions = (requests: readonly HttpRequest[]): HttpRequest[] =>
  requests.map(({ token }) => ({ token, body: JSON.stringify({ commandId: newCommandId(), type: 'Nothing', payload: {} }) }))
