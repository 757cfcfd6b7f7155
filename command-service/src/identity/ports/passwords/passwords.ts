import type { Context } from './context-words.ts'

export interface Weakness {
  readonly reasons: readonly ('length' | 'pwned' | 'context')[]
  readonly message: string
}

export interface Passwords {
  /** A PHC string of argon2id, made off the event loop. */
  hash(password: string): Promise<string>
  /** The same work where there is no hash, so that an answer does not tell whether there is an account. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>
  /** What is wrong with it as far as we know by ourselves, if anything is. */
  weaknessOf(password: string, context?: Context): Weakness | undefined
  /** Throws `weak_password` with its reasons; it may also be one that has leaked. */
  refuseWeak(password: string, context: Context): Promise<void>
}
