import { vi } from 'vitest'

/** Long enough for a busy machine. Whoever waits in vain learns why after this long, within a test's own time. */
const TIMEOUT_MS = 15_000

/** Asks again and again until it holds. */
export const eventually = <Result>(holds: () => Result | Promise<Result>): Promise<Result> => vi.waitFor(holds, { timeout: TIMEOUT_MS })
