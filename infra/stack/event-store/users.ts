import { pbkdf2Sync, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { ProposedEvent } from './encode-record.ts'
import type { StorageReader } from './storage-reader.ts'

const User = z.object({
  loginName: z.string(),
  fullName: z.string(),
  groups: z.array(z.string()),
  hash: z.base64(),
  salt: z.base64(),
  disabled: z.boolean(),
})
export type User = z.output<typeof User>

const ITERATIONS = 1_000
const HASH_BYTES = 20
const SALT_BYTES = 16

const hashOf = (password: string, salt: Buffer) => pbkdf2Sync(password, salt, ITERATIONS, HASH_BYTES, 'sha1')

const sealed = (password: string) => {
  const salt = randomBytes(SALT_BYTES)
  return { hash: hashOf(password, salt).toString('base64'), salt: salt.toString('base64') }
}

const isPasswordOf = ({ hash, salt }: User, password: string) =>
  timingSafeEqual(hashOf(password, Buffer.from(salt, 'base64')), Buffer.from(hash, 'base64'))

export const userStream = (login: string) => `$user-${login}`

const written = (type: '$UserCreated' | '$UserUpdated', user: User): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(user)),
  metadata: Buffer.alloc(0),
})

type NewUser = Pick<User, 'loginName' | 'fullName' | 'groups'>

export const userCreated = (user: NewUser, password: string): ProposedEvent =>
  written('$UserCreated', { ...user, ...sealed(password), disabled: false })

export const passwordSet = (user: User, password: string): ProposedEvent => written('$UserUpdated', { ...user, ...sealed(password) })

/** Users are stored as EventStoreDB does it: the last event of a user's stream says who they are and which password they have. */
export class Users {
  readonly #reader: StorageReader

  constructor(reader: StorageReader) {
    this.#reader = reader
  }

  find(login: string): User | undefined {
    const page = this.#reader.readStreamBackwards(userStream(login), Number.MAX_SAFE_INTEGER, 1)
    const last = page.result === 'Success' ? page.records[0] : undefined
    return last && User.parse(JSON.parse(last.data.toString()))
  }

  /** Returns the user with this login and password. */
  known(login: string, password: string): User | undefined {
    const user = this.find(login)
    return user !== undefined && !user.disabled && isPasswordOf(user, password) ? user : undefined
  }
}
