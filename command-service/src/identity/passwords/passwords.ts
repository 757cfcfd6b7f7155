export interface Weakness {
  readonly reasons: readonly ('length' | 'pwned')[]
  readonly message: string
}

export interface Passwords {
  /** A PHC string of argon2id, made off the event loop. */
  hash(password: string): Promise<string>
  /** The same work for nobody's hash, so that an answer does not tell whether there is an account. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>
  /** What is wrong with it, if anything is. */
  weaknessOf(password: string): Weakness | undefined
  /** Throws `weak_password` with its reasons. */
  refuseWeak(password: string): Promise<void>
}
