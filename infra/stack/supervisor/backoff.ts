const FIRST_MS = 250
const LONGEST_MS = 30_000

/** How long to wait before the n-th attempt in a row; never for ever. */
export const backoff = (failures: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))

/** What has run this long was well, and its next failure counts as the first. */
export const STEADY_MS = 10_000
