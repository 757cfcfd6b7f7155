import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { ParkedRetryAsked } from '@debut/events/projections/build-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import type { ParkedPlace } from './read-builds.ts'

export interface RetryCommand {
  readonly type: 'RetryParked'
  readonly projection: string
  readonly by: MemberId
  readonly place: ParkedPlace | undefined
}

/** What a projection has parked may be tried as often as anybody likes. */
export const retries: Decider<RetryCommand, null, EventOf<typeof ParkedRetryAsked>, 'no-such-event'> = {
  initial: null,
  decide: ({ projection, by, place }) =>
    place === undefined
      ? refuse('no-such-event')
      : accept(ParkedRetryAsked({ projection, by, stream: place.stream, revision: place.revision })),
  evolve: () => null,
}
