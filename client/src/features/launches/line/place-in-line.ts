import { lineDaysRoute, linePlaceRoute } from '@debut/events/launches/line/line-routes.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import type { Action } from '@reduxjs/toolkit'
import { resource } from '../../../lib/resources/resource.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { daysToAsk } from './days-to-ask.ts'

/** Who waits for a day may have it within a second. */
const WAITING_MS = 2_000
/** A launch that has one is only affected by others that come and go. */
const SETTLED_MS = 30_000

const isOutdatedBy = (action: Action) => resultReceived.match(action)

/** Of a launch that its makers wait with. */
export const placeInLine = resource(linePlaceRoute, {
  pollingInterval: ({ state }) => (state === 'queued' ? WAITING_MS : SETTLED_MS),
  isOutdatedBy,
})

const lineDays = resource(lineDaysRoute, { pollingInterval: () => SETTLED_MS, isOutdatedBy })

/** How full the days are up to its own. */
export const daysAround = ({ boardDate, estimated }: Pick<LinePlace, 'boardDate' | 'estimated'>, now: number) =>
  lineDays({ days: daysToAsk(boardDate ?? estimated, now) })
