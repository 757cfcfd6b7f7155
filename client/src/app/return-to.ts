const NAME = 'debut-return-to'
const AN_HOUR = 60 * 60
/** Any origin will do: a path that leads out of it leads out of ours. */
const OURS = 'https://debut.invalid'

/** The page that the reader wanted when they were asked to sign in. */
export const rememberReturn = (path: string): string => `${NAME}=${encodeURIComponent(path)}; path=/; max-age=${AN_HOUR}; samesite=lax`

export const FORGET_RETURN = `${NAME}=; path=/; max-age=0; samesite=lax`

/** A path of ours, or nothing: never another site, also not as browsers read it, and never an address with an error in its query. */
export const returnPath = (cookies: string): string | undefined => {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies)?.[1]
  if (value === undefined) return undefined
  try {
    const path = decodeURIComponent(value)
    return /^\/[^\\\p{Cc}]*$/u.test(path) && !/[?&]error/.test(path) && isOurs(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Browsers resolve `/..//elsewhere` to `//elsewhere`, which is the address of another site. */
const isOurs = (path: string): boolean => {
  const { origin, pathname } = new URL(path, OURS)
  return origin === OURS && !pathname.startsWith('//')
}
