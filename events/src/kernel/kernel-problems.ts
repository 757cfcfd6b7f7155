import { FRESH_PROOF_MINUTES } from './fresh-proof.ts'
import type { Problems } from './problem.ts'

/** What can go wrong with any request. */
export const kernelProblems = {
  'malformed-request': { status: 400, message: 'This is not a whole request. Send it again.' },
  'malformed-json': { status: 400, message: 'The body is not valid JSON.' },
  invalid: { status: 400, message: 'Something in this request is not as it should be. The details say what.' },
  'unknown-command': { status: 400, message: 'There is no such command.' },
  expired: { status: 400, message: 'This command is more than 7 days old. Send it again as a new one.' },
  'not-yet': { status: 400, message: 'Your clock is far ahead, so this comes from the future. Set it right, and do it once more.' },
  'sign-in-required': { status: 401, message: 'Sign in to do this.' },
  'invalid-token': { status: 401, message: 'Your session is not valid any more. Sign in again.' },
  forbidden: { status: 403, message: 'This is not yours to see or do.' },
  'second-factor-required': { status: 403, message: 'Show your second factor to do this: sign in, and enter its code.' },
  'fresh-proof-needed': {
    status: 403,
    message: `This needs a proof that it is you from the last ${FRESH_PROOF_MINUTES} minutes. Sign in again, and send it once more.`,
  },
  'concerns-you': {
    status: 403,
    message: 'This is about you, something you made or something you decided. Another member of the team has to decide it.',
  },
  'decided-by-admin': { status: 403, message: 'An admin decided this, so only an admin can change it.' },
  suspended: {
    status: 403,
    message: 'Your account is suspended, so you can’t do this now. You can still read, export your data and appeal.',
  },
  banned: { status: 403, message: 'Your account is banned, so you can’t do this. You can still read, export your data and appeal.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'too-slow': { status: 408, message: 'This request took too long to arrive. Send it again.' },
  'command-id-reused': { status: 409, message: 'Another command was sent under this id. Send this one under an id of its own.' },
  'too-large': { status: 413, message: 'This is more than can be taken at once.' },
  'unsupported-media-type': { status: 415, message: 'Send this as application/json.' },
  'too-many-requests': { status: 429, message: 'These are many in a short time. Wait a minute, and go on.' },
  'headers-too-large': { status: 431, message: 'The headers of this request are more than can be taken at once.' },
  internal: { status: 500, message: 'Something went wrong here. Nothing you sent is lost; try again in a moment.' },
  unavailable: { status: 503, message: 'We can’t take this right now. Try again in a moment: nothing is counted twice.' },
} as const satisfies Problems
