import type { Problems } from '../kernel/problem.ts'

export const notificationProblems = {
  'unsubscribe-link-not-valid': {
    status: 400,
    message: 'This unsubscribe link is incomplete or was changed. Open it from the email again, or change your email settings.',
  },
  'unsubscribe-link-of-another': {
    status: 403,
    message: 'This link is for another account’s emails. Sign out to use it, or change your own email settings.',
  },
  'not-your-notification': { status: 403, message: 'This notification is another member’s. You can only mark your own as read.' },
  'unknown-place-in-list': {
    status: 400,
    message: 'The list can’t continue from there: your list has no such notification. Load it again from the start.',
  },
} as const satisfies Problems
