import { monotonicFactory } from 'ulid'

/** ULIDs sort by birth, also within one millisecond. */
export const newUlid = monotonicFactory()
