import type { AwaitLaunch, StopAwaitingLaunch } from '@debut/events/launches/launch-commands.ts'
import { awaitedRoute } from '@debut/events/launches/line/line-routes.ts'
import type { Mark } from '../../../lib/marks/mark.ts'
import { ownMarks } from '../../../lib/marks/own-marks.ts'

/** A launch whose first day its reader is notified of. */
export const AWAITED: Mark = {
  name: 'awaited',
  commands: ['AwaitLaunch', 'StopAwaitingLaunch'] satisfies [(typeof AwaitLaunch)['type'], (typeof StopAwaitingLaunch)['type']],
  field: 'launchId',
  refused: ['You will not be notified', 'You will still be notified'],
}

export const ownAwaited = ownMarks(awaitedRoute, { launches: AWAITED })
