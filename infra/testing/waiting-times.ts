/** Long enough for a busy machine that is slow as well. A test that waits in vain gets the reason after this long, within its own time limit. */
export const BUSY_MACHINE_MS = 100_000

/** For what many programs or work at a low priority bring about: that rests while the machine is busy, as it is with other tests. */
export const MUCH_WORK_MS = 180_000

/** For a whole test, which may wait more than once. */
export const TEST_MS = 400_000
