import { Unavailable } from '@debut/adapters/errors.ts'

/** Commands in work at once. A cold one takes some 3 ms of the log: more of them than this, and all would time out instead of a few waiting for their next try. */
const MOST_AT_ONCE = 256

/** Admits as many requests as can be answered in time; others are refused at once, and the client tries again. */
export const admission = (most = MOST_AT_ONCE) => {
  let inside = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= most) throw new Unavailable(`${inside} commands are in work`)
    inside += 1
    try {
      return await work()
    } finally {
      inside -= 1
    }
  }
}
