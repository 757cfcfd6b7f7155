import { vi } from 'vitest'
import { BUSY_MACHINE_MS } from './waiting-times.ts'

/** Asks again and again until it holds. */
export const eventually = <Result>(holds: () => Result | Promise<Result>, timeout = BUSY_MACHINE_MS): Promise<Result> =>
  vi.waitFor(holds, { timeout })
