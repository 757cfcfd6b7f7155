/**
 * Every way in which a request can fail: its status and what a person reads. A message says what happened and what to do next.
 * Codes are for programs and never change their meaning.
 */
export const problems = {
  'malformed-request': { status: 400, message: 'This is not a whole request. Send it again.' },
  'malformed-json': { status: 400, message: 'The body is not valid JSON.' },
  invalid: { status: 400, message: 'Something in this request is not as it should be. The details say what.' },
  'unknown-command': { status: 400, message: 'There is no such command.' },
  expired: { status: 400, message: 'This command is more than 7 days old. Send it again as a new one.' },
  'not-yet': { status: 400, message: 'This command comes from the future. Check the clock and send it again as a new one.' },
  'sign-in-required': { status: 401, message: 'Sign in to do this.' },
  'invalid-token': { status: 401, message: 'Your session is not valid any more. Sign in again.' },
  forbidden: { status: 403, message: 'This is not yours to see or do.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'command-id-reused': { status: 409, message: 'Another command was sent under this id. Send this one under an id of its own.' },
  'username-taken': { status: 409, message: 'This username is taken. Try another one.' },
  'too-large': { status: 413, message: 'This is more than can be taken at once.' },
  'unsupported-media-type': { status: 415, message: 'Send this as application/json.' },
  'username-reserved': { status: 422, message: 'This username is kept for Debut itself. Try another one.' },
  'already-registered': { status: 422, message: 'You are a member already, under another username.' },
  erased: { status: 422, message: 'This account was erased.' },
  'headers-too-large': { status: 431, message: 'The headers of this request are more than can be taken at once.' },
  internal: { status: 500, message: 'Something went wrong here. Nothing you sent is lost; try again in a moment.' },
  unavailable: { status: 503, message: 'We can’t take this right now. Try again in a moment: nothing is counted twice.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** The body of every failed request. */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string
  readonly requestId: string
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}
