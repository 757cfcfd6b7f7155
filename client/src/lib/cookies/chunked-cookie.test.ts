import { expect, it } from 'vitest'
import { cookieStorage } from '../session/cookie-storage.ts'
import { readSession, SESSION_COOKIE, type Session } from '../session/session-cookie.ts'
import { cookiesOf } from '../session/testing/cookies-of.ts'
import { readChunked } from './chunked-cookie.ts'
import { chunkedCookies } from './write-chunked-cookie.ts'

const session: Session = { access_token: 'a', refresh_token: 'r', expires_at: 7, user: { id: 'inês' } }
const large = { ...session, access_token: 'a'.repeat(9_000) }
const names = (cookies: string) => cookies.split('; ').map((cookie) => cookie.split('=', 1)[0])

it('reads what it wrote, in one part or in several', () => {
  const cookies = cookiesOf()
  const storage = cookieStorage(cookies, false)
  storage.setItem(SESSION_COOKIE, JSON.stringify(session))
  expect([names(cookies.cookie), readSession(cookies.cookie)]).toEqual([['debut-auth-token'], session])
  storage.setItem(SESSION_COOKIE, JSON.stringify(large))
  expect(names(cookies.cookie)).toEqual(['debut-auth-token.0', 'debut-auth-token.1', 'debut-auth-token.2', 'debut-auth-token.3'])
  expect(readSession(cookies.cookie)).toEqual(large)
  storage.setItem(SESSION_COOKIE, JSON.stringify(session))
  expect([names(cookies.cookie), readSession(cookies.cookie)]).toEqual([['debut-auth-token'], session])
  storage.removeItem(SESSION_COOKIE)
  expect(cookies.cookie).toBe('')
})

it('keeps what proves who asked for a link apart from the session', () => {
  const cookies = cookiesOf()
  const storage = cookieStorage(cookies, false)
  storage.setItem(`${SESSION_COOKIE}-code-verifier`, '"secret"')
  storage.setItem(SESSION_COOKIE, JSON.stringify(session))
  storage.removeItem(SESSION_COOKIE)
  expect(storage.getItem(`${SESSION_COOKIE}-code-verifier`)).toBe('"secret"')
  expect(storage.getItem(SESSION_COOKIE)).toBeNull()
})

it('writes parts of 3180 characters that last 400 days on the whole site, and only over https where there is https', () => {
  const [first = ''] = chunkedCookies('', 'name', 'x'.repeat(4_000), { secure: true })
  expect(first.slice('name.0='.length, first.indexOf(';'))).toHaveLength(3_180)
  expect(first).toMatch(/; max-age=34560000; path=\/; samesite=lax; secure$/)
  expect(chunkedCookies('', 'name', 'x', { secure: false })[0]).not.toContain('secure')
})

it.each([
  ['a part is missing', (cookies: string) => cookies.replace(/debut-auth-token\.1=[^;]*; /, '')],
  ['it was cut', (cookies: string) => cookies.slice(0, -900)],
  ['it is something else', () => 'debut-auth-token=base64-%%%'],
  ['it is not ours', () => 'debut-auth-token=eyJhIjoxfQ'],
])('takes for no session what is not whole: %s', (_, spoil) => {
  const cookies = cookiesOf()
  cookieStorage(cookies, false).setItem(SESSION_COOKIE, JSON.stringify(large))
  expect(readSession(spoil(cookies.cookie))).toBeUndefined()
})

it.each(['access_token', 'refresh_token', 'expires_at', 'user'])('discards a session without %s', (part) => {
  const cookies = cookiesOf()
  const { [part as 'user']: _, ...rest } = session
  cookieStorage(cookies, false).setItem(SESSION_COOKIE, JSON.stringify(rest))
  expect(readChunked(cookies.cookie, SESSION_COOKIE)).toBeDefined()
  expect(readSession(cookies.cookie)).toBeUndefined()
})
