export type OutgoingReason =
  /** No address of a page at all: another scheme, a password in it, or too long. */
  | 'not-a-web-address'
  /** It leads inside, or to a port that is not the web's. */
  | 'not-public'
  /** No such name, no answer, or one that can't be read. */
  | 'unreachable'
  | 'timed-out'
  /** It leads on too often, or elsewhere where that was not asked for. */
  | 'redirected'
  | 'error-status'
  | 'wrong-type'
  | 'too-large'
  /** It was fetched, but parsing it takes more time or memory than we allow. */
  | 'unreadable'

interface Circumstances extends ErrorOptions {
  readonly status?: number
  readonly isUnknownName?: boolean
}

/** Why something elsewhere was not fetched. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly reason: OutgoingReason
  /** What the server answered, where that is why. */
  readonly status: number | undefined
  /** Name servers know of no such name: trying again won't help. */
  readonly isUnknownName: boolean

  constructor(reason: OutgoingReason, message: string, { status, isUnknownName = false, ...options }: Circumstances = {}) {
    super(message, options)
    this.reason = reason
    this.status = status
    this.isUnknownName = isUnknownName
  }
}
