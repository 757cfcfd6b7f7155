import { isRecord } from '../api/is-record.ts'

const NAME = 'debut-auth-token'
const PREFIX = 'base64-'
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60

/** A session as the auth service gives it; of the rest nobody here needs to know. */
export interface Session {
  readonly access_token: string
  readonly refresh_token: string
  /** Seconds since the epoch. */
  readonly expires_at: number
  readonly user: { readonly id: string; readonly email?: string }
}

/** The same on both sides. What is not whole is no session. */
export const readSession = (cookies: string): Session | undefined => {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${NAME}=${PREFIX}`))
    ?.slice(NAME.length + 1 + PREFIX.length)
  if (value === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const session: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isSession(session) ? session : undefined
  } catch {
    return undefined
  }
}

export const sessionCookie = (session: Session): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(session))
  const value = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const encoded = value.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${NAME}=${PREFIX}${encoded}; path=/; max-age=${FOUR_HUNDRED_DAYS}; samesite=lax`
}

export const NO_SESSION = `${NAME}=; path=/; max-age=0; samesite=lax`

export const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_at'] === 'number' &&
  isRecord(value['user']) &&
  typeof value['user']['id'] === 'string'
