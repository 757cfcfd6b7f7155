import { type Instant, instantAt } from '@debut/events/kernel/instant.ts'

/** Time is asked for, so that tests can tell it. This is the only place that takes it from the machine. */
export type Clock = () => Instant

export const systemClock: Clock = () => instantAt(Date.now())
