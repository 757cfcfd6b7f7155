import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** Slow enough that a secret which is too short is not found by trying, in a log that is kept for ever. */
const COST = { N: 2 ** 15, r: 8, maxmem: 64 * 1024 * 1024 }
const BYTES = 16

const derive = promisify<string, string, number, object, Buffer>(scrypt)

/** Derived once in a process: tests start hundreds of services with the same secrets. */
const derived = new Map<string, Promise<string>>()

/** Tells a secret from another one, and nothing else of it. */
export const fingerprintOf = (name: string, secret: string): Promise<string> => {
  const salt = `debut fingerprint of ${name}`
  const key = `${salt}: ${secret}`
  const known = derived.get(key) ?? derive(secret, salt, BYTES, COST).then((bytes) => bytes.toString('base64url'))
  derived.set(key, known)
  return known
}
