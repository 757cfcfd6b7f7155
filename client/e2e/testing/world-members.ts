import { type Person, sendCommand, type World } from '@debut/testing/world.ts'
import type { Session } from '../../src/lib/session/session-cookie.ts'

export interface Joined extends Person {
  readonly token: string
}

/** Somebody of a world of its own becomes a member, and has been shown around: no welcome stands before the pages. */
export const joinWorld = async (world: World, commandUrl: string, person: Person): Promise<Joined> => {
  const token = await world.token(person)
  const { status } = await sendCommand(commandUrl, token, 'RegisterMember', { username: person.username })
  // 409: a second try of a test finds them there.
  if (status !== 200 && status !== 409) throw new Error(`${person.username} did not become a member: ${status}`)
  const response = await fetch(`${commandUrl}/api/profile/update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ user_id: person.memberId, onboarded: true }),
  })
  if (!response.ok) throw new Error(`${person.username} was not welcomed: ${response.status}`)
  return { ...person, token }
}

/** As the browser keeps it once they have signed in. */
export const sessionFor = ({ memberId, token }: { readonly memberId: string; readonly token: string }): Session => ({
  access_token: token,
  refresh_token: 'r',
  expires_at: 4_000_000_000,
  user: { id: memberId },
})
