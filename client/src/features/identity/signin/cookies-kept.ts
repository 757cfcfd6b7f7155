const PROBE = 'debut-probe'

/** Some browsers drop a site's cookies without a word; a session could not be kept in them. */
export const areCookiesKept = (document: { cookie: string }): boolean => {
  document.cookie = `${PROBE}=1; path=/; samesite=lax`
  const isKept = document.cookie.includes(`${PROBE}=1`)
  document.cookie = `${PROBE}=; path=/; max-age=0; samesite=lax`
  return isKept
}
