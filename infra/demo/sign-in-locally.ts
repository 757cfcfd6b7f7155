import { z } from 'zod'
import type { DemoMember } from './demo-members.ts'
import { mintServiceToken } from '@debut/stack/service-token.ts'

interface Options {
  /** Of the auth service. */
  readonly authUrl: string
  readonly signingKeysFile: string
  /** Seconds since the epoch. */
  readonly now: number
  /** What the session is listed under. */
  readonly userAgent?: string | undefined
  /** Where they come from, as a proxy in front of the edge would pass it on. */
  readonly address?: string
}

/** What GoTrue's clients take for a session. */
const Session = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  expires_at: z.int(),
  token_type: z.string(),
  user: z.looseObject({ id: z.string() }),
})
export type LocalSession = z.output<typeof Session>

const Link = z.object({ hashed_token: z.string() })
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' }

/** A real session of a made-up member, who reads no mail: the link is asked of the admin API of the auth service, and followed. */
export const signInLocally = async (
  { memberId, username, email = `${username}@debut.local` }: DemoMember,
  options: Options,
): Promise<LocalSession> => {
  const { authUrl, signingKeysFile, now, userAgent, address } = options
  const service = await mintServiceToken(signingKeysFile, now)

  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${authUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...API_VERSION,
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(path.startsWith('/admin') && { authorization: `Bearer ${service}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answered: unknown = await response.json()
    return { status: response.status, body: answered }
  }
  const asked = async (path: string, body: object) => {
    const answer = await ask(path, body)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const known = await ask(`/admin/users/${memberId}`)
  if (known.status === 404) await asked('/admin/users', { id: memberId, email, email_confirm: true, user_metadata: { name: username } })
  const { hashed_token } = Link.parse(await asked('/admin/generate_link', { type: 'magiclink', email }))
  return Session.parse(await asked('/verify', { type: 'magiclink', token_hash: hashed_token }))
}
