import type { Problems } from '../kernel/problem.ts'

export const supportProblems = {
  'no-email': { status: 422, message: 'This account has no email address. Add one in your settings first.' },
} as const satisfies Problems
