import type { Random } from './random.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID born at that time: ten characters of time, sixteen of chance. */
export const ulidAt = (at: number, random: Random): string => {
  let ulid = ''
  for (let unit = 32 ** 9; unit >= 1; unit /= 32) ulid += ALPHABET.charAt(Math.floor(at / unit) % 32)
  for (let index = 0; index < 16; index++) ulid += ALPHABET.charAt(random.below(32))
  return ulid
}
