const FIRST = 500
const LONGEST = 15_000

/** Doubles with each failure, and is spread so that thousands of tabs do not return in the same instant. */
export const retryDelay = (failures: number, random: () => number = Math.random): number => {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10))
  return ceiling / 2 + (random() * ceiling) / 2
}
