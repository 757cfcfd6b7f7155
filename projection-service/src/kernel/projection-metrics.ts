import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { ParkedStreams } from './parked-streams.ts'
import type { Projector } from './projector.ts'
import type { Share } from './reading.ts'

export interface ProjectionMetrics {
  projected(shares: readonly Share[], position: LogPosition): void
  parked(projector: Projector, parked: ParkedStreams): void
}

export const projectionMetrics = (metrics: Metrics): ProjectionMetrics => {
  const at = metrics.gauge('projection_position', 'How far a projection is in the log', ['projection'])
  const events = metrics.counter('projection_events_total', 'Events that a projection folded', ['projection'])
  const parkedEvents = metrics.gauge('projection_parked_events', 'Events that a projection could not fold, or that wait for one of these', [
    'projection',
  ])
  return {
    parked: ({ name }, { events }) => parkedEvents.set({ projection: name }, events),
    projected: (shares, position) => {
      for (const { build, size } of shares) {
        at.set({ projection: build.projector.name }, position)
        events.inc({ projection: build.projector.name }, size)
      }
    },
  }
}
