import { randomUUID } from 'node:crypto'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { chunkedCookies } from '@debut/client/lib/cookies/write-chunked-cookie.ts'
import { SESSION_COOKIE, type Session } from '@debut/client/lib/session/session-cookie.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { commandLoad } from './command-load.ts'

const HOUR = 3_600
const CLIENTS = 8

const cookieHeader = (session: Session): string =>
  chunkedCookies('', SESSION_COOKIE, JSON.stringify(session), { secure: false })
    .map((cookie) => cookie.split(';', 1).join())
    .join('; ')

/** Members with names who have none, one or two votes for these launches, as their browsers send them. */
export const memberCookies = async ({ edge, commandService, signingKeysFile }: StackFile, count: number, launchIds: readonly string[]) => {
  const now = systemClock().toUnixInteger()
  const members = await Promise.all(
    Array.from({ length: count }, async () => {
      const memberId = randomUUID()
      const username = `bench-${memberId.slice(0, 18)}`
      const token = await mintAccessToken({ memberId, username, roles: [] }, { signingKeysFile, edgeUrl: edge.url, now })
      return { memberId, username, token }
    }),
  )
  const send = (type: string, payload: (index: number) => object, from = 0) =>
    commandLoad.run({
      url: commandService.url,
      clients: CLIENTS,
      warmUp: [],
      requests: members.flatMap(({ token }, index) =>
        index % 3 < from ? [] : [{ token, body: JSON.stringify({ commandId: newCommandId(), type, payload: payload(index) }) }],
      ),
    })
  await send('RegisterMember', (index) => ({ username: members[index]?.username }))
  for (const nth of [1, 2]) await send('CastVote', (index) => ({ launchId: launchIds[(index * 7 + nth) % launchIds.length] }), nth)
  return members.map(({ memberId, token }) =>
    cookieHeader({ access_token: token, refresh_token: 'none', expires_at: now + HOUR, user: { id: memberId } }),
  )
}
