const STAR = 'l1.9 4 4.3.5-3.2 3 .9 4.3-3.9-2.1-3.9 2.1.9-4.3-3.2-3 4.3-.5z'

/** From the middle of one star to that of the next. */
export const STEP = 17

/** So many stars in a row, after those before them. */
export const starPath = (count: number, before = 0): string =>
  Array.from({ length: count }, (_, index) => `M${8 + STEP * (before + index)} 1.8${STAR}`).join('')
