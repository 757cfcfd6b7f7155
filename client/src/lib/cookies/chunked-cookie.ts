import { decodeBase64Url } from './decode-base64url.ts'

export const PREFIX = 'base64-'

/** A value that one cookie may be too small for: `name`, or `name.0`, `name.1` and so on, as Supabase's own packages write it. */
export const readChunked = (cookies: string, name: string): string | undefined => {
  const known = cookiePairs(cookies)
  let encoded = known.get(name) ?? ''
  // What follows a missing part belongs to an older value.
  for (let part = 0; !known.get(name) && known.get(`${name}.${part}`); part++) encoded += known.get(`${name}.${part}`)
  return encoded.startsWith(PREFIX) ? decodeBase64Url(encoded.slice(PREFIX.length)) : undefined
}

export const cookiePairs = (cookies: string) =>
  new Map(
    cookies.split(/;\s*/).map((cookie) => {
      const [key = ''] = cookie.split('=', 1)
      return [key, cookie.slice(key.length + 1)]
    }),
  )
