import type { Problems } from '../kernel/problem.ts'
import { MOST_AUDITS_IN_CASE } from './audit-case.ts'

export const auditProblems = {
  'no-such-audit': { status: 404, message: 'There is no such audit.' },
  'case-full': {
    status: 409,
    message: `A case covers up to ${MOST_AUDITS_IN_CASE} audits, and this one has them all. Start a new one.`,
  },
  'audit-not-done': { status: 409, message: 'This audit is not done yet, so there are no steps to go through.' },
  'no-such-step': { status: 404, message: 'The audit ends before that step.' },
  'day-to-come': { status: 422, message: 'That day has not begun yet in Los Angeles.' },
  'moment-to-come': { status: 422, message: 'That moment has not come yet.' },
  'member-not-looked-up': { status: 409, message: 'Look the member up first, and say why.' },
  'audit-asked-otherwise': { status: 409, message: 'Something else was asked for under this id. Ask again.' },
} as const satisfies Problems
