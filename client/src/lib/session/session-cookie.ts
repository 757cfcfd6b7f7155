import type { User } from '@supabase/auth-js'
import { isRecord } from '../api/is-record.ts'
import { readChunked } from '../cookies/chunked-cookie.ts'

export const SESSION_COOKIE = 'debut-auth-token'

/** A session as the auth service gives it; the rest is not needed here. */
export interface Session {
  readonly access_token: string
  readonly refresh_token: string
  /** Seconds since the epoch. */
  readonly expires_at: number
  readonly user: Pick<User, 'id'> & Partial<User>
}

/** The same on both sides. What is not whole is no session. */
export const readSession = (cookies: string): Session | undefined => {
  const text = readChunked(cookies, SESSION_COOKIE)
  // Most who come have none, and an error thrown for each of them was a tenth of giving them a kept page.
  if (text === undefined) return undefined
  try {
    const session: unknown = JSON.parse(text)
    return isSession(session) ? session : undefined
  } catch {
    return undefined
  }
}

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_at'] === 'number' &&
  isRecord(value['user']) &&
  typeof value['user']['id'] === 'string'
