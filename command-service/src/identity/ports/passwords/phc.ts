import { argon2Sync, randomBytes } from 'node:crypto'
import { isSame } from '../../secrets.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16
const PHC = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const write = (salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`

/** A hash that no password has, and that costs as much to find that out as anybody's. */
export const unmatchableHash = (): string => write(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES))

/** Takes tens of milliseconds, of the thread that it is called on. */
export const hashPassword = (password: string): string => {
  const nonce = randomBytes(SALT_BYTES)
  return write(nonce, argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: TAG_BYTES, ...COST }))
}

/** As long, whatever comes of it. */
export const matchesPassword = (password: string, phc: string): boolean => {
  const { memory, passes, parallelism, salt = '', tag = '' } = PHC.exec(phc)?.groups ?? {}
  if (tag === '') throw new Error('a stored password is no hash of argon2id')
  const expected = Buffer.from(tag, 'base64')
  const given = argon2Sync('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return isSame(given, expected)
}
