import { HttpError } from './http-error.ts'

interface Bounds {
  readonly atOnce: number
  readonly atOnceEach: number
  readonly waiting: number
  readonly waitingEach: number
}

const LATER_SECONDS = 2
/** This many last turns are remembered. Older ones count as none. */
const REMEMBERED = 1_000

/**
 * Runs a few pieces of work at a time. Members or addresses take turns, however much work each has waiting: the next is the one whose last
 * turn was longest ago. One with too much waiting is asked to try again later, and so is everyone while the whole queue is full.
 */
export const fairTurns = ({ atOnce, atOnceEach, waiting, waitingEach }: Bounds) => {
  let busy = 0
  let waits = 0
  const running = new Map<string, number>()
  /** The functions that resume the work of everyone who waits. */
  const queues = new Map<string, (() => void)[]>()
  /** These are in the order of the turns, which are numbered. */
  const turns = new Map<string, number>()
  let turnsTaken = 0

  const hasRoom = (who: string) => (running.get(who) ?? 0) < atOnceEach

  const begin = (who: string) => {
    busy += 1
    running.set(who, (running.get(who) ?? 0) + 1)
    turns.delete(who)
    turns.set(who, (turnsTaken += 1))
    const [longestAgo] = turns.keys()
    if (turns.size > REMEMBERED && longestAgo !== undefined) turns.delete(longestAgo)
  }

  const wait = (who: string) => {
    const own = queues.get(who) ?? []
    if (own.length >= waitingEach) throw new HttpError('too-many-requests', undefined, LATER_SECONDS)
    if (waits >= waiting) throw new HttpError('unavailable', undefined, LATER_SECONDS)
    waits += 1
    return new Promise<void>((resolve) => queues.set(who, [...own, resolve]))
  }

  const nextInTurn = (): string | undefined => {
    let next: string | undefined
    for (const who of queues.keys()) if (hasRoom(who) && (next === undefined || (turns.get(who) ?? 0) < (turns.get(next) ?? 0))) next = who
    return next
  }

  const resumeNext = () => {
    const who = busy < atOnce ? nextInTurn() : undefined
    if (who === undefined) return
    const [resume, ...others] = queues.get(who) ?? []
    if (others.length === 0) queues.delete(who)
    else queues.set(who, others)
    waits -= 1
    begin(who)
    resume?.()
  }

  const end = (who: string) => {
    busy -= 1
    const left = (running.get(who) ?? 1) - 1
    if (left === 0) running.delete(who)
    else running.set(who, left)
    resumeNext()
  }

  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    if (busy < atOnce && hasRoom(who)) begin(who)
    else await wait(who)
    try {
      return await work()
    } finally {
      end(who)
    }
  }
}
