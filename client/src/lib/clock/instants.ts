/** The browser's one clock, passed in wherever the time is needed, so that tests and the server pass in theirs. */
// oxlint-disable-next-line no-restricted-globals -- see above: everything else takes the time from here
export const now = () => Date.now()

/** Milliseconds since the epoch; NaN for text that is no instant. */
// oxlint-disable-next-line no-restricted-globals -- luxon (22 kB) is not worth waiting for before the first paint
export const parseInstant = (iso: string) => Date.parse(iso)

// oxlint-disable-next-line no-restricted-globals -- the same
export const isoAt = (instant: number) => new Date(instant).toISOString()
