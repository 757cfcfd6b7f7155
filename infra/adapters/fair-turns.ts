import { HttpError } from './http-error.ts'

interface Bounds {
  readonly atOnce: number
  readonly atOnceEach: number
  readonly waiting: number
  readonly waitingEach: number
  /** Large work leaves this many places to work of at most this size. */
  readonly keptForSmall?: { readonly places: number; readonly size: number }
}

interface Work {
  readonly size?: number
  /** Work that waits is left out when this aborts. */
  readonly signal?: AbortSignal | undefined
}

interface Waiting {
  readonly resume: () => void
  readonly size: number
}

const LATER_SECONDS = 2
/** This many are remembered for what they had. Others count as new. */
const REMEMBERED = 1_000

/**
 * Runs a few pieces of work at a time. Members or addresses take turns, however much work each has waiting: the next is the one who will
 * have had the least with it. So small work goes before large work, and one who comes later is not behind by what others had before. One
 * with too much waiting is asked to try again later, and so is everyone while the whole queue is full.
 */
export const fairTurns = ({ atOnce, atOnceEach, waiting, waitingEach, keptForSmall = { places: 0, size: 0 } }: Bounds) => {
  let busy = 0
  let waits = 0
  const running = new Map<string, number>()
  const queues = new Map<string, Waiting[]>()
  /** This is how much work each had, in the order of their last turns. */
  const had = new Map<string, number>()
  /** This much was had before their turn by those who had one. One who comes anew is taken to have had as much. */
  let level = 0

  const come = (who: string) => had.set(who, Math.max(had.get(who) ?? 0, level))
  const hasRoom = (who: string, size: number) =>
    (running.get(who) ?? 0) < atOnceEach && busy < (size > keptForSmall.size ? atOnce - keptForSmall.places : atOnce)

  const begin = (who: string, size: number) => {
    busy += 1
    running.set(who, (running.get(who) ?? 0) + 1)
    const before = had.get(who) ?? 0
    level = Math.max(level, before)
    had.delete(who)
    had.set(who, before + size)
    const [longestAgo] = had.keys()
    if (had.size > REMEMBERED && longestAgo !== undefined) had.delete(longestAgo)
  }

  const leave = (who: string, waiting: Waiting): boolean => {
    const own = queues.get(who) ?? []
    if (!own.includes(waiting)) return false
    if (own.length === 1) queues.delete(who)
    else
      queues.set(
        who,
        own.filter((each) => each !== waiting),
      )
    waits -= 1
    return true
  }

  const wait = (who: string, size: number, signal: AbortSignal | undefined) => {
    const own = queues.get(who) ?? []
    if (own.length >= waitingEach) throw new HttpError('too-many-requests', undefined, LATER_SECONDS)
    if (waits >= waiting) throw new HttpError('unavailable', undefined, LATER_SECONDS)
    waits += 1
    if (own.length === 0) come(who)
    return new Promise<void>((resume, reject) => {
      const waiting = { resume, size }
      queues.set(who, [...own, waiting])
      signal?.addEventListener('abort', () => {
        if (leave(who, waiting)) reject(new HttpError('unavailable'))
      })
    })
  }

  const nextInTurn = (): string | undefined => {
    let next: string | undefined
    let least = Infinity
    for (const [who, [first]] of queues) {
      const size = first?.size ?? 0
      const withIt = (had.get(who) ?? 0) + size
      if (!hasRoom(who, size) || withIt >= least) continue
      next = who
      least = withIt
    }
    return next
  }

  const resumeNext = () => {
    const who = nextInTurn()
    const first = who === undefined ? undefined : queues.get(who)?.[0]
    if (who === undefined || first === undefined) return
    leave(who, first)
    begin(who, first.size)
    first.resume()
  }

  const end = (who: string) => {
    busy -= 1
    const left = (running.get(who) ?? 1) - 1
    if (left === 0) running.delete(who)
    else running.set(who, left)
    resumeNext()
  }

  return async <Result>(who: string, work: () => Promise<Result>, { size = 1, signal }: Work = {}): Promise<Result> => {
    if (hasRoom(who, size)) {
      come(who)
      begin(who, size)
    } else await wait(who, size, signal)
    try {
      return await work()
    } finally {
      end(who)
    }
  }
}
