import { chunkedCookies } from '../../cookies/write-chunked-cookie.ts'
import { SESSION_COOKIE, type Session } from '../session-cookie.ts'

/** As a browser sends it. */
export const sessionCookies = (session: Session): { name: string; value: string }[] =>
  chunkedCookies('', SESSION_COOKIE, JSON.stringify(session), { secure: false }).map((cookie) => {
    const [pair = ''] = cookie.split(';', 1)
    const name = pair.slice(0, pair.indexOf('='))
    return { name, value: pair.slice(name.length + 1) }
  })

export const cookieHeader = (session: Session): string =>
  sessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
