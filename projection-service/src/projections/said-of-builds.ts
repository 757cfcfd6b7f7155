import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { BuildDiscarded, ParkedRetryAsked } from '@debut/events/projections/build-events.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import type { SaidOfBuilds } from '../kernel/run-projections.ts'

type Said = EventOf<typeof ParkedRetryAsked | typeof BuildDiscarded>

export const saidOfBuilds: SaidOfBuilds = async (keys, stored) => {
  const concerning = stored.filter(({ type }) => type === ParkedRetryAsked.type || type === BuildDiscarded.type)
  if (concerning.length === 0) return { retries: [], discarded: [] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of these two types
  const said = (await decode(keys, concerning)).map(({ event }) => event) as readonly Said[]
  return {
    retries: said.flatMap((event) => (event.type === 'ParkedRetryAsked' ? [event.data] : [])),
    discarded: said.flatMap((event) => (event.type === 'BuildDiscarded' ? [event.data] : [])),
  }
}
