let ahead = 0

/** The browser's one clock, passed in wherever the time is needed, so that tests and the server pass in theirs. */
// oxlint-disable-next-line no-restricted-globals -- see above: everything else takes the time from here
export const now = () => Date.now() + ahead

/** A smaller difference may only be the time that the answer took to arrive. */
const SURELY_WRONG_MS = 5 * 60_000

/** Uses the server's clock from now on if the browser's is minutes off, because the server's clock decides what opens and closes. */
export const setClock = (serverNow: number) => {
  const difference = serverNow - now()
  if (Math.abs(difference) > SURELY_WRONG_MS) ahead += difference
}

/** Milliseconds since the epoch; NaN for text that is no instant. */
// oxlint-disable-next-line no-restricted-globals -- luxon (22 kB) is not worth waiting for before the first paint
export const parseInstant = (iso: string) => Date.parse(iso)

// oxlint-disable-next-line no-restricted-globals -- the same
export const isoAt = (instant: number) => new Date(instant).toISOString()
