import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** Slow enough that a secret which is too short is not found by trying, in a log that is kept for ever. */
const COST = { N: 2 ** 15, r: 8, maxmem: 64 * 1024 * 1024 }
const BYTES = 16

const derive = promisify<string, string, number, object, Buffer>(scrypt)

/** Tells a secret from another one, and nothing else of it. */
export const fingerprintOf = async (name: string, secret: string): Promise<string> =>
  (await derive(secret, `debut fingerprint of ${name}`, BYTES, COST)).toString('base64url')
