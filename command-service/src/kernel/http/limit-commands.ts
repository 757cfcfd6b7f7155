import { Unavailable } from '@debut/adapters/errors.ts'
import pLimit from 'p-limit'

/** Commands in work at once. A cold one takes some 3 ms of the log: more of them than this, and all would time out instead of a few waiting for their next try. */
const MOST_AT_ONCE = 256
/** More of a kind that crowds send would not be quicker in all, and take the processor from others. */
const FEW = 3

/** A kind that waits leaves places to others. */
const MOST_WAITING = MOST_AT_ONCE / 4

interface Bounds {
  readonly most?: number
  /** Kinds of which only a few are in work at once. The others of the kind wait. */
  readonly few?: readonly string[]
  readonly fewAre?: number
  readonly mostWaiting?: number
}

/** Admits as many commands as can be answered in time; others are refused at once, and the client tries again. */
export const limitCommands = ({ most = MOST_AT_ONCE, few = [], fewAre = FEW, mostWaiting = MOST_WAITING }: Bounds = {}) => {
  const limits = new Map(few.map((kind) => [kind, pLimit(fewAre)]))
  let inside = 0
  return async <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
    const limit = limits.get(kind)
    if (limit !== undefined && limit.pendingCount >= mostWaiting) throw new Unavailable(`${limit.pendingCount} commands of this kind wait`)
    if (inside >= most) throw new Unavailable(`${inside} commands are in work`)
    inside += 1
    try {
      return await (limit === undefined ? work() : limit(work))
    } finally {
      inside -= 1
    }
  }
}
