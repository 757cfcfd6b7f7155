import type { ApiClient } from '../../../lib/api/api-client.ts'
import { isRecord } from '../../../lib/api/is-record.ts'
import { listOf, orNull, type Read, type Reader, shape, text, yesOrNo } from '../../../lib/api/readers.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'

const openSession = shape({
  id: text,
  created_at: text,
  refreshed_at: orNull(text),
  user_agent: orNull(text),
  ip: orNull(text),
  current: yesOrNo,
})

/** Somewhere this account is signed in. */
export type OpenSession = Read<typeof openSession>

export const fetchSessions = async (api: ApiClient) =>
  (await api.get('/auth/v1/sessions', shape({ sessions: listOf(openSession) }))).sessions

/** True once it is gone. */
export const endSession = async (auth: AuthClient, id: string): Promise<boolean> => {
  const { data } = await auth.getSession()
  const response = await fetch(`/auth/v1/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${data.session?.access_token ?? ''}` },
  })
  return response.ok || response.status === 404
}

/** What this installation lets people sign in with. */
export interface Services {
  readonly providers: readonly string[]
  readonly phone: boolean
}

const NOT_LINKED: readonly string[] = ['email', 'phone', 'anonymous_users', 'web3_ethereum', 'web3_solana', 'passkeys']

const readServices: Reader<Services> = (body) => {
  if (!isRecord(body) || !isRecord(body['external'])) return undefined
  const on = Object.entries(body['external']).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
  return { providers: on.filter((name) => !NOT_LINKED.includes(name)), phone: on.includes('phone') }
}

export const fetchServices = (api: ApiClient) => api.get('/auth/v1/settings', readServices)
