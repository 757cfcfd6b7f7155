import type { Logger } from '@debut/adapters/logging.ts'
import type { Metadata, User } from './users.ts'
import type { Context } from '../ports/passwords/context-words.ts'

export const namesIn = (data: Metadata): readonly string[] =>
  ['name', 'full_name', 'user_name', 'preferred_username'].flatMap((key) => {
    const value = data[key]
    return typeof value === 'string' ? [value] : []
  })

interface Parts {
  /** Undefined where the account has made no member. */
  readonly usernameOf: (userId: string) => Promise<string | undefined>
  readonly logger: Logger
}

/** What anybody knows of an account. Without the log, what stands here is enough. */
export const knownOf = async ({ usernameOf, logger }: Parts, user: User): Promise<Context> => {
  const username = await usernameOf(user.id).catch((error: unknown) => {
    logger.warn({ err: error }, 'the username of a member could not be looked up')
    return undefined
  })
  const names = [...namesIn(user.user_metadata), ...(username === undefined ? [] : [username])]
  return { email: user.email, phone: user.phone, names }
}
