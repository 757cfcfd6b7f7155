import * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import type { AuthClient } from '../../../lib/session/auth-client.ts'

const OpenSession = z.object({
  id: z.string(),
  created_at: z.string(),
  refreshed_at: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  current: z.boolean(),
})

/** Somewhere this account is signed in. */
export type OpenSession = z.infer<typeof OpenSession>

export const fetchSessions = async (api: ApiClient) =>
  (await api.get('/auth/v1/sessions', z.object({ sessions: z.array(OpenSession) }))).sessions

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

const Settings = z.object({ external: z.record(z.string(), z.unknown()) })

export const fetchServices = async (api: ApiClient): Promise<Services> => {
  const { external } = await api.get('/auth/v1/settings', Settings)
  const on = Object.entries(external).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
  return { providers: on.filter((name) => !NOT_LINKED.includes(name)), phone: on.includes('phone') }
}
