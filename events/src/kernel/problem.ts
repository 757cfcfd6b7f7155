/** One way in which a request can fail: its status and what a person reads, which says what happened and what to do next. */
export interface ProblemForm {
  readonly status: number
  readonly message: string
}

/** By their codes. Those are for programs and never change their meaning. */
export type Problems = Readonly<Record<string, ProblemForm>>

/** The body of every failed request. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly requestId: string
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}
