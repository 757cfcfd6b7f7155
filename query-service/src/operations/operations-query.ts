import { isoOf } from '@debut/events/kernel/instant.ts'
import type { OperatingState } from '@debut/events/operations/operating-state.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { asItIs } from './as-it-is.ts'
import { freeLeases } from './free-leases.ts'
import { furthestBehind } from './furthest-behind.ts'
import { lastDay } from './last-day.ts'
import { operatingState } from './operating-state.ts'
import { parkedEvents } from './parked.ts'
import { projectionLeases } from './projection-leases.ts'
import { thingsToDo } from './things.ts'
import { countedToday } from './today.ts'

const today = countedToday()
const withoutOwner = freeLeases()

/** For admins: how everything is running, and what needs a person. */
export const operationsQuery: OwnQuery<Operations> = {
  kind: 'own',
  reads: [],
  read: async ({ now }, givenParts) => {
    const parts = asItIs(givenParts)
    const [state, ofProjections] = await Promise.all([operatingState(parts), projectionLeases(parts)])
    const processes = state?.leases ?? null
    const furthest = furthestBehind(state?.log ?? null, parts, now)
    const free = withoutOwner([...(processes ?? []), ...ofProjections])
    const [things, ofToday, ofLastDay, projections] = await Promise.all([
      thingsToDo({ now, state, furthest, freeLeases: free }, parts),
      today(now, parts),
      lastDay(parts),
      projectionsInAll(furthest, parts),
    ])
    return {
      at: isoOf(now),
      today: ofToday,
      things,
      log: logOf(state),
      projections,
      lastDay: ofLastDay,
      email: state?.email ?? null,
      backup: state?.backup ?? null,
      liveConnections: parts.liveConnections(),
      requests: { queries: parts.requests.figures(), commands: state?.requests ?? null },
      leases: { processes, projections: ofProjections },
    }
  },
}

const logOf = (state: OperatingState | undefined): Operations['log'] => {
  if (state === undefined || state.log === null) return null
  const { newestAt, perSecond } = state.log
  return { newestAt, perSecond }
}

const projectionsInAll = async (furthest: ReturnType<typeof furthestBehind>, parts: Parts): Promise<Operations['projections']> => {
  const all = [...parts.checkpoints.all().values()]
  const parked = await parkedEvents(parts)
  return {
    total: all.length,
    stopped: all.filter(({ stopped }) => stopped !== null).length,
    parked: parked.reduce((sum, { events }) => sum + events, 0),
    furthest: furthest && { name: furthest.name, seconds: furthest.seconds },
  }
}
