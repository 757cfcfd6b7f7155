import { type AuthProblemCode, authProblems } from './auth-problems.ts'

interface Particulars {
  /** Where this case of the code has a status of its own. */
  readonly status?: number
  /** Beside code and message, such as the reasons for which a password is weak. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** A refusal of the auth service: thrown anywhere in a request of its, it becomes the answer. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthProblemCode
  readonly status: number
  readonly more: Readonly<Record<string, unknown>>

  constructor(code: AuthProblemCode, message?: string, { status, more = {}, cause }: Particulars = {}) {
    super(message ?? authProblems[code][1], { cause })
    this.code = code
    this.status = status ?? authProblems[code][0]
    this.more = more
  }
}

/** What OAuth's own grants answer: a 400 in OAuth's form. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}
