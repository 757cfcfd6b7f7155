import type { Problems } from '../kernel/problem.ts'

export const supportProblems = {
  'no-email': { status: 422, message: 'This account has no email address. Add one in your settings first.' },
  'contact-too-often': {
    status: 429,
    message: 'You’ve sent several messages in the last hour. Wait a while, then send this one.',
  },
  'contact-too-many': {
    status: 429,
    message: 'We’re getting an unusual number of messages. Try again in an hour, or sign in to send yours now.',
  },
  'contact-work-required': {
    status: 403,
    message: 'Solve a challenge from GET /auth/v1/proof-of-work, then send the message again with the solution as “work”.',
  },
  'contact-work-refused': { status: 400, message: 'The proof of work is wrong, used or too old. Get a new challenge and try again.' },
  'contact-id-used': { status: 409, message: 'Another message has this id. Send yours under a new one.' },
  'unknown-contact-message': { status: 404, message: 'There is no such message. It may have been deleted.' },
  'contact-message-changed': {
    status: 409,
    message: 'Another admin changed this message in the meantime. Read what happened, then decide again.',
  },
  'contact-message-spam': { status: 422, message: 'This message is marked as spam. Reopen it before you reply.' },
} as const satisfies Problems
