import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'

/** A withdrawn key counts this long at most while its publisher answers. */
const FRESH_MS = 600_000
/** While the publisher is unavailable, tokens signed by known keys wait for it this often. */
const ASK_AGAIN_MS = 10_000

/** The keys that a service publishes; while it is unavailable, those that it published last. */
export const publishedKeys = (url: URL): JWTVerifyGetKey => {
  const published = createRemoteJWKSet(url, { timeoutDuration: 1_500, cooldownDuration: 2_000, cacheMaxAge: Number.POSITIVE_INFINITY })
  let due = performance.now()

  return async (header, token) => {
    try {
      if (performance.now() >= due) {
        await published.reload()
        due = performance.now() + FRESH_MS
      }
      return await published(header, token)
    } catch (error) {
      const known = published.jwks()
      if (known === undefined || !keysAreUnavailable(error)) throw error
      due = performance.now() + ASK_AGAIN_MS
      // A key that is not among them may be a new one: it is unknown only to who can't ask.
      return createLocalJWKSet(known)(header, token).catch(() => Promise.reject(error))
    }
  }
}

export const keysAreUnavailable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  (error instanceof TypeError && error.message === 'fetch failed')
