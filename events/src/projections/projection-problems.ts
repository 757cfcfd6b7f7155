import type { Problems } from '../kernel/problem.ts'

export const projectionProblems = {
  'no-such-event': { status: 404, message: 'There is no event at this place. Look at the list of parked events again.' },
  'too-many-skipped': { status: 422, message: 'So many events are skipped already that the code has to be mended instead.' },
  'no-such-projection': { status: 404, message: 'There is no projection of this name.' },
  'no-such-build': { status: 404, message: 'This build is no longer there. It was discarded, swapped in or waited for more than a day.' },
  'rebuild-running': { status: 409, message: 'Another rebuild of this projection is running or paused. Wait until it ends, or stop it.' },
  'build-waiting': { status: 409, message: 'A build of this projection is already waiting. Swap to it or discard it first.' },
  'rebuild-not-finished': { status: 409, message: 'This rebuild has not finished. Wait until it has been compared.' },
  'other-build-in-force': { status: 409, message: 'Another build is in force by now. Look at the page again before you swap.' },
  'builds-differ': {
    status: 409,
    message: 'The two builds differ. Read how, type the number of rows that differ, and give a reason.',
  },
  'other-logic': { status: 409, message: 'Other code filled this build, so it can’t be swapped back.' },
} as const satisfies Problems
