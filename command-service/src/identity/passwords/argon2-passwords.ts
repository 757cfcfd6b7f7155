import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthError } from '../gotrue/auth-error.ts'
import { isSame } from '../secrets.ts'
import type { Passwords } from './passwords.ts'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const hashWith = (password: string, nonce: Buffer, cost: { memory: number; passes: number; parallelism: number }, tagLength: number) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })

export const argon2Passwords = ({ shortest }: { readonly shortest: number }): Passwords => {
  const hash: Passwords['hash'] = async (password) => {
    const nonce = randomBytes(16)
    const { memory, passes, parallelism } = COST
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(await hashWith(password, nonce, COST, TAG_BYTES))}`
  }
  const nobody = hash(randomBytes(16).toString('hex'))

  return {
    hash,
    verify: async (password, stored) => {
      const known = stored ?? undefined
      const parts = PHC.exec(known ?? (await nobody))?.groups ?? {}
      const { memory = '0', passes = '0', parallelism = '0', salt = '', tag = '' } = parts
      const expected = Buffer.from(tag, 'base64')
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
      const given = await hashWith(password, Buffer.from(salt, 'base64'), cost, expected.length)
      return isSame(given, expected) && known !== undefined
    },
    refuseWeak: async (password) => {
      if (Array.from(password).length >= shortest) return
      throw new AuthError('weak_password', `Password should be at least ${shortest} characters.`, {
        more: { weak_password: { reasons: ['length'] } },
      })
    },
  }
}
