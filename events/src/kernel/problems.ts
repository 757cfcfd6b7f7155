/**
 * Every way in which a request can fail: its status and what a person reads. A message says what happened and what to do next.
 * Codes are for programs and never change their meaning.
 */
export const problems = {
  'malformed-request': { status: 400, message: 'This is not a whole request. Send it again.' },
  'malformed-json': { status: 400, message: 'The body is not valid JSON.' },
  invalid: { status: 400, message: 'Something in this request is not as it should be. The details say what.' },
  'unknown-launch': { status: 404, message: 'There is no such launch. It may have been taken back.' },
  'unknown-tool': { status: 404, message: 'There is no such tool, or it has no launch yet.' },
  'unknown-member': { status: 404, message: 'There is no such member.' },
  'unknown-command': { status: 400, message: 'There is no such command.' },
  expired: { status: 400, message: 'This command is more than 7 days old. Send it again as a new one.' },
  'not-yet': { status: 400, message: 'This command comes from the future. Check the clock and send it again as a new one.' },
  'sign-in-required': { status: 401, message: 'Sign in to do this.' },
  'invalid-token': { status: 401, message: 'Your session is not valid any more. Sign in again.' },
  forbidden: { status: 403, message: 'This is not yours to see or do.' },
  'second-factor-required': { status: 403, message: 'Show your second factor to do this: sign in, and enter its code.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'command-id-reused': { status: 409, message: 'Another command was sent under this id. Send this one under an id of its own.' },
  'username-taken': { status: 409, message: 'This username is taken. Try another one.' },
  'slug-taken': { status: 409, message: 'This address is taken by another tool. Choose another one.' },
  'tool-exists': { status: 409, message: 'There is a tool under this id already.' },
  'launch-exists': { status: 409, message: 'There is a launch under this id already.' },
  'too-large': { status: 413, message: 'This is more than can be taken at once.' },
  'picture-too-large': { status: 413, message: 'This picture is larger than 2 MB. Choose a smaller one.' },
  'unsupported-picture': { status: 415, message: 'Pictures can be PNG, JPEG, WebP or GIF files. Choose one of these.' },
  'broken-picture': { status: 422, message: 'This picture can’t be read, or has too many pixels. Choose another one.' },
  'unsupported-media-type': { status: 415, message: 'Send this as application/json.' },
  'username-reserved': { status: 422, message: 'This username is kept for Debut itself. Try another one.' },
  'too-many-usernames': { status: 422, message: 'You have had as many usernames as one member can have. Any of them can be yours again.' },
  'username-mismatch': { status: 422, message: 'This is not your username. Type it as your profile shows it.' },
  'own-role': { status: 422, message: 'You can’t take this role from yourself. Ask another admin.' },
  'already-registered': { status: 422, message: 'You are a member already, under another username.' },
  'not-registered': { status: 422, message: 'Choose a username first. Then you can vote.' },
  'no-email': { status: 422, message: 'This account has no email address. Add one in your settings first.' },
  unverified: { status: 422, message: 'Confirm your email first: votes come from confirmed members only.' },
  'daily-limit': { status: 422, message: 'You’ve used today’s 3 votes. They come back at midnight, Los Angeles time.' },
  'own-tool': { status: 422, message: 'This is a tool of yours. Your vote can go to any other.' },
  'launch-not-live': { status: 422, message: 'This launch is not live yet. It takes votes from midnight of its day, Los Angeles time.' },
  'vote-under-review': { status: 422, message: 'This vote is under review and can’t be withdrawn now.' },
  'no-such-vote': { status: 422, message: 'This member has no vote on this launch.' },
  'day-full': { status: 422, message: 'This day has no free place in this lane. Choose another day.' },
  'day-begun': { status: 422, message: 'This day has begun. Choose a later one.' },
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
