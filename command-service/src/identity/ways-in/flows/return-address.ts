import { type AuthError, OAuthError } from '../../refusals/auth-error.ts'
import type { SessionReply } from '../../sessions/sign-in.ts'

/** OAuth's words for a refusal; where there is none for its status, GoTrue says that the server could not. */
const words: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
}
const DENIED: ReadonlySet<string> = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

const fieldsOf = (error: AuthError | OAuthError): Record<string, string> =>
  error instanceof OAuthError
    ? { error: error.error, error_code: 'bad_oauth_callback', error_description: error.message }
    : {
        error: DENIED.has(error.code) ? 'access_denied' : (words[error.status] ?? 'server_error'),
        error_code: error.code,
        error_description: error.message,
      }

/** In the query for servers, and in the fragment for pages. */
export const withError = (address: string, error: AuthError | OAuthError): string => {
  const url = new URL(address)
  const fields = fieldsOf(error)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(fields).toString()
  return url.href
}

export const withAuthCode = (address: string, authCode: string): string => {
  const url = new URL(address)
  url.searchParams.set('code', authCode)
  return url.href
}

/** In the fragment, which no server sees. */
export const withSession = (address: string, { user: _, ...session }: SessionReply, more: Record<string, string> = {}): string => {
  const url = new URL(address)
  const fields = new URLSearchParams(more)
  for (const [name, value] of Object.entries(session)) fields.set(name, String(value))
  url.hash = fields.toString()
  return url.href
}
