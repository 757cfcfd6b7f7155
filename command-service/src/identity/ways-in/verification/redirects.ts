import type { AuthError } from '../../refusals/auth-error.ts'

/** GoTrue's names for what a status means to OAuth. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

interface Telling {
  readonly redirectTo: string
  /** The browser that asked with PKCE reads the query; others read the fragment. */
  readonly isFlow: boolean
}

const withFragment = (address: URL, fields: URLSearchParams): string => {
  address.hash = fields.toString()
  return address.href
}

export const redirectWithError = ({ code, status, message }: AuthError, { redirectTo, isFlow }: Telling): string => {
  const address = new URL(redirectTo)
  const fields = new URLSearchParams({ error: oauthErrors[status] ?? 'access_denied', error_code: code, error_description: message })
  if (isFlow) for (const [name, value] of fields) address.searchParams.set(name, value)
  return withFragment(address, fields)
}

export const redirectWithMessage = (message: string, { redirectTo, isFlow }: Telling): string => {
  const address = new URL(redirectTo)
  if (isFlow) address.searchParams.set('message', message)
  return withFragment(address, new URLSearchParams({ message }))
}

export const redirectWithCode = (code: string, redirectTo: string): string => {
  const address = new URL(redirectTo)
  address.searchParams.set('code', code)
  return address.href
}

interface Tokens {
  readonly access_token: string
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly token_type: string
}

export const redirectWithSession = (tokens: Tokens, type: string, redirectTo: string): string => {
  const { access_token, expires_in, expires_at, refresh_token, token_type } = tokens
  const times = { expires_in: String(expires_in), expires_at: String(expires_at) }
  return withFragment(new URL(redirectTo), new URLSearchParams({ access_token, ...times, refresh_token, token_type, type }))
}
