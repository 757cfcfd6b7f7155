import type { Problems } from '../kernel/problem.ts'

export const projectionProblems = {
  'no-such-event': { status: 404, message: 'There is no event at this place. Look at the list of parked events again.' },
  'too-many-skipped': { status: 422, message: 'So many events are skipped already that the code has to be mended instead.' },
} as const satisfies Problems
