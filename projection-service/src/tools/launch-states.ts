import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import type { Batch } from '../kernel/projector.ts'

/** The last state that each launch takes in a batch, beside being scheduled. */
export const statesIn = (batch: Batch) => {
  const states = new Map<string, { launch_id: string; state: 'live' | 'closed'; position: number }>()
  for (const { event, position } of batch.of(LaunchOpened, LaunchDayClosed)) {
    const closes = event.type === 'LaunchDayClosed'
    for (const { launchId } of closes ? event.data.standings : [event.data])
      states.set(launchId, { launch_id: launchId, state: closes ? 'closed' : 'live', position })
  }
  return [...states.values()]
}
