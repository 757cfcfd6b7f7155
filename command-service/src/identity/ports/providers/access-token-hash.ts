import { createHash } from 'node:crypto'
import { isSame } from '../../secrets.ts'

/** OpenID Connect's `at_hash`: the left half of the hash that belongs to the signature's algorithm. */
export const isHashOf = (hash: unknown, accessToken: string, algorithm: string): boolean => {
  const bits = /\d{3}$/.exec(algorithm)?.[0] ?? '512'
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return typeof hash === 'string' && isSame(Buffer.from(hash, 'base64url'), digest.subarray(0, digest.length / 2))
}
