import { LogPosition } from '@debut/events/kernel/ids.ts'

/** How far a projection is known to be; whether it has come further is found out when it is asked. */
export const checkpointsAt = (position: () => number, refresh: () => void) => ({
  of: () => {
    const known = LogPosition.parse(position())
    return { version: 1, schema: 'projection_v1', position: known, confirmed: known, stopped: null }
  },
  refresh: async () => refresh(),
})
