import type { Random } from './random.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID born at that time: ten letters of time, sixteen of chance. */
export const ulidAt = (at: number, random: Random): string => {
  const time = Array.from({ length: 10 }, (_, index) => ALPHABET[Math.floor(at / 32 ** (9 - index)) % 32])
  const rest = Array.from({ length: 16 }, () => ALPHABET[random.below(32)])
  return [...time, ...rest].join('')
}
