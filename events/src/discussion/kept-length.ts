import { MOST_MENTIONS } from './discussion-form.ts'

/** `@{` + a UUID + `}` where a name of at least three characters stood. */
const LONGER_BY = 36

/** How long a text may get once the names in it are kept as ids. */
export const keptLength = (written: number): number => written + MOST_MENTIONS * LONGER_BY
