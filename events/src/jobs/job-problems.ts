import type { Problems } from '../kernel/problem.ts'

export const jobProblems = {
  'no-such-job': { status: 404, message: 'There is no such work. It may have been asked for a moment ago: look again.' },
  'not-your-job': { status: 403, message: 'Another member of the team asked for this work. They or an admin can pause and stop it.' },
  'job-stopped': { status: 409, message: 'This work was stopped. Ask for it again to do it.' },
} as const satisfies Problems
