import { readChunked } from '../cookies/chunked-cookie.ts'
import { chunkedCookies } from '../cookies/write-chunked-cookie.ts'

/** Where the auth client keeps a session, and what proves in a mail's link that it was this browser that asked for it: in cookies, so that the server sees the member too. */
export const cookieStorage = (document: { cookie: string }, secure: boolean) => {
  const write = (name: string, value: string | undefined) => {
    for (const cookie of chunkedCookies(document.cookie, name, value, { secure })) document.cookie = cookie
  }
  return {
    getItem: (name: string) => readChunked(document.cookie, name) ?? null,
    setItem: write,
    removeItem: (name: string) => write(name, undefined),
  }
}
