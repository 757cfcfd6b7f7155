import pLimit from 'p-limit'
import { HttpError } from './http-error.ts'

/** Runs so many at a time; the others wait, and where too many wait already they are refused as unavailable. */
export const atMost = (running: number, waiting: number) => {
  const limit = pLimit(running)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // One that begins at once is counted as waiting for a moment.
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw new HttpError('unavailable')
    return limit(work)
  }
}
