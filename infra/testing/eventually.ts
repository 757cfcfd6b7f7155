import { vi } from 'vitest'

/** Long enough for a busy machine. A test that waits in vain gets the reason after this long, within its own time limit. */
const TIMEOUT_MS = 40_000

/** Asks again and again until it holds. */
export const eventually = <Result>(holds: () => Result | Promise<Result>): Promise<Result> => vi.waitFor(holds, { timeout: TIMEOUT_MS })
