import { PUBLIC_KEY } from '@debut/events/identity/public-key.ts'
import { GoTrueClient } from '@supabase/auth-js'
import { accountOf } from './account.ts'
import type { AuthChange } from './auth-change.ts'
import { cookieStorage } from './cookie-storage.ts'
import { SESSION_COOKIE } from './session-cookie.ts'

export interface AuthSurroundings {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'protocol'>
  readonly document: { cookie: string }
}

/** Only there an address may carry a sign-in. */
const CALLBACK_PATHS: readonly string[] = ['/confirm', '/email-confirm']

export const createAuthClient = ({ location, document }: AuthSurroundings, announce: (change: AuthChange) => void): GoTrueClient => {
  const client = new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_COOKIE,
    storage: cookieStorage(document, location.protocol === 'https:'),
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: CALLBACK_PATHS.includes(location.pathname),
    // Spelt as the client spells it, so that a session's token takes the key's place.
    headers: { apikey: PUBLIC_KEY, Authorization: `Bearer ${PUBLIC_KEY}` },
  })
  client.onAuthStateChange((event, session) => announce({ event, session, account: session === null ? undefined : accountOf(session) }))
  return client
}
