import { systemClock } from '@debut/adapters/clock.ts'
import { newcomer } from '@debut/demo/demo-members.ts'
import { signInLocally } from '@debut/demo/sign-in-locally.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import type { BrowserContext } from 'playwright-core'
import { sessionCookies } from '../../src/lib/session/testing/session-cookie.ts'
import type { Session } from '../../src/lib/session/session-cookie.ts'
import { anAddress } from './visitor.ts'

/** A member whom no other test knows, signed in; shown around before, unless they are to be welcomed. */
export const newMember = async ({ edge, signingKeysFile }: StackFile, username: string, { isWelcomed = true } = {}): Promise<Session> => {
  const session = await signInLocally(newcomer(username), {
    authUrl: new URL('/auth/v1', edge.url).href,
    signingKeysFile,
    now: systemClock().toUnixInteger(),
    address: anAddress(),
  })
  const response = await fetch(new URL('/api/profile/update', edge.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ user_id: session.user.id, ...(isWelcomed && { onboarded: true }) }),
  })
  if (!response.ok) throw new Error(`${username} did not become a member: ${response.status}`)
  return session
}

export const addSession = async (context: BrowserContext, url: string, session: Session): Promise<void> => {
  await context.addCookies(sessionCookies(session).map((cookie) => ({ ...cookie, url })))
}
