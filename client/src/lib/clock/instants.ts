/** The browser's one clock, handed to whoever needs the time, so that tests and the server hand in theirs. */
// oxlint-disable-next-line no-restricted-globals -- see above: everything else takes the time from here
export const now = () => Date.now()

/** Milliseconds since the epoch; NaN for text that is no instant. */
// oxlint-disable-next-line no-restricted-globals -- luxon (22 kB) is not worth waiting for before the first paint
export const parseInstant = (iso: string) => Date.parse(iso)

// oxlint-disable-next-line no-restricted-globals -- the same
export const isoAt = (instant: number) => new Date(instant).toISOString()
