/** How much quicker than it happened. */
export const SPEEDS = [60, 600, 3_600] as const
export type Speed = (typeof SPEEDS)[number]

const LEAST_MS = 60
/** A quiet night is not waited through. */
const MOST_MS = 900

/** How long the next event is waited for, while a replay plays. */
export const playDelay = (from: number, to: number, speed: Speed): number => Math.min(MOST_MS, Math.max(LEAST_MS, (to - from) / speed))
