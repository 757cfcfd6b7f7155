import { decodeBase64Url, encodeBase64Url } from './base64url.ts'

const MOST = 3_180
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60
const PREFIX = 'base64-'

interface Written {
  readonly secure: boolean
}

/** A value that one cookie may be too small for: `name`, or `name.0`, `name.1` and so on, as Supabase's own packages write it. */
export const readChunked = (cookies: string, name: string): string | undefined => {
  const known = pairsOf(cookies)
  const encoded =
    known.get(name) ||
    [...known.keys()]
      .map((_, index) => known.get(`${name}.${index}`))
      .filter(isWithoutGap())
      .join('')
  return encoded.startsWith(PREFIX) ? decodeBase64Url(encoded.slice(PREFIX.length)) : undefined
}

/** To be set one after the other. What was there before and is too much now ends. */
export const chunkedCookies = (before: string, name: string, value: string | undefined, { secure }: Written): string[] => {
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`
  const encoded = value === undefined ? '' : PREFIX + encodeBase64Url(value)
  const parts = encoded.match(new RegExp(`.{1,${MOST}}`, 'g')) ?? []
  const wanted = new Map(parts.map((part, index) => [parts.length === 1 ? name : `${name}.${index}`, part]))
  const surplus = [...pairsOf(before).keys()].filter((key) => isOf(name, key) && !wanted.has(key))
  return [
    ...surplus.map((key) => `${key}=; max-age=0${attributes}`),
    ...[...wanted].map(([key, part]) => `${key}=${part}; max-age=${FOUR_HUNDRED_DAYS}${attributes}`),
  ]
}

const pairsOf = (cookies: string) =>
  new Map(
    cookies.split(/;\s*/).map((cookie) => {
      const [key = ''] = cookie.split('=', 1)
      return [key, cookie.slice(key.length + 1)]
    }),
  )

const isOf = (name: string, key: string) => key === name || (key.startsWith(`${name}.`) && /^\d+$/.test(key.slice(name.length + 1)))

/** What follows a missing part belongs to an older value. */
const isWithoutGap = () => {
  let isWhole = true
  return (part: string | undefined): part is string => (isWhole &&= part !== undefined && part !== '')
}
