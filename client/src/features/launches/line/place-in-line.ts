import { lineDaysRoute, linePlaceRoute } from '@debut/events/launches/line/line-routes.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import type { Action } from '@reduxjs/toolkit'
import { resource } from '../../../lib/resources/resource.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { daysToAsk } from './days-to-ask.ts'

/** The line gives out a day within a second, so those who wait look often. */
const WAITING_MS = 2_000
/** A launch that has its day changes only when other launches come and go. */
const SETTLED_MS = 30_000

const isOutdatedBy = (action: Action) => resultReceived.match(action)

/** The place in line of a launch whose makers are waiting for a day. */
export const placeInLine = resource(linePlaceRoute, {
  pollingInterval: ({ state }) => (state === 'queued' ? WAITING_MS : SETTLED_MS),
  isOutdatedBy,
})

const lineDays = resource(lineDaysRoute, { pollingInterval: () => SETTLED_MS, isOutdatedBy })

/** How full each day is, from this week to the week after the launch’s own day. */
export const daysAround = ({ boardDate, estimated }: Pick<LinePlace, 'boardDate' | 'estimated'>, now: number) =>
  lineDays({ days: daysToAsk(boardDate ?? estimated, now) })
