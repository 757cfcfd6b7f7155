/**
 * This is long enough for a machine that is slow and busy. A test that waits in vain fails with the reason after this long, within its own
 * time limit.
 */
export const BUSY_MACHINE_MS = 100_000

/** This is for what needs many programs, or work at a low priority, which rests while other tests keep the machine busy. */
export const MUCH_WORK_MS = 180_000

/** This is for a whole test, which may wait more than once. */
export const TEST_MS = 400_000
