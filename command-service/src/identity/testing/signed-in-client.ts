import type { Knex } from '@debut/adapters/database.ts'
import { AuthClient } from '@supabase/auth-js'
import { signInDirectly } from './sign-in-directly.ts'

/** The published client, holding a session as a sign-in leaves it. */
export const signedInClient = async (
  url: string,
  database: Knex,
  identitySecret: string,
  options: NonNullable<Parameters<typeof signInDirectly>[2]> = {},
) => {
  const { userId, sessionId, refreshToken } = await signInDirectly(database, identitySecret, options)
  const client = new AuthClient({ url: `${url}/auth/v1`, autoRefreshToken: false, persistSession: false })
  const { data, error } = await client.refreshSession({ refresh_token: refreshToken() })
  if (error !== null || data.session === null) throw new Error(`no session was given: ${error?.message}`)
  const { access_token } = data.session
  const tokenNow = async () => (await client.getSession()).data.session?.access_token ?? ''
  return { client, userId, sessionId, accessToken: access_token, tokenNow }
}
