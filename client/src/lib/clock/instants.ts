let ahead = 0

/** The browser's one clock, passed in wherever the time is needed, so that tests and the server pass in theirs. */
// oxlint-disable-next-line no-restricted-globals -- see above: everything else takes the time from here
export const now = () => Date.now() + ahead

/** The time that it takes to come is no difference of clocks. */
const SURELY_WRONG_MS = 5 * 60_000

/** From here on the clock is the server's, where the browser's is minutes off: what closes and opens does so by the server's. */
export const setClock = (serverNow: number) => {
  const difference = serverNow - now()
  if (Math.abs(difference) > SURELY_WRONG_MS) ahead += difference
}

/** Milliseconds since the epoch; NaN for text that is no instant. */
// oxlint-disable-next-line no-restricted-globals -- luxon (22 kB) is not worth waiting for before the first paint
export const parseInstant = (iso: string) => Date.parse(iso)

// oxlint-disable-next-line no-restricted-globals -- the same
export const isoAt = (instant: number) => new Date(instant).toISOString()
