import type { Problems } from '../kernel/problem.ts'

export const launchProblems = {
  'unknown-launch': { status: 404, message: 'There is no such launch. It may have been taken back.' },
  'launch-exists': { status: 409, message: 'There is a launch under this id already.' },
  'day-full': { status: 422, message: 'This day has no free place in this lane. Choose another day.' },
  'day-begun': { status: 422, message: 'This day has begun. Choose a later one.' },
} as const satisfies Problems
