import { type Instant, instantAt } from '@debut/events/kernel/instant.ts'

/** Time is asked for, so that tests can set it. This is the only place that takes it from the machine. */
export type Clock = () => Instant

export const systemClock: Clock = () => {
  const millis = Date.now()
  // Under load many ask within the same millisecond, and to make an instant costs more than to answer some of them.
  if (newest?.toMillis() !== millis) newest = instantAt(millis)
  return newest
}

let newest: Instant | undefined
