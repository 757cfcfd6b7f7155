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
  readonly size: number
  readonly resume: () => void
}

interface Queue {
  /** How much its owner will have had when its first work begins. */
  start: number
  readonly works: Waiting[]
}

const LATER_SECONDS = 2
/** Once so many are remembered, those who have had no more than one who comes anew are forgotten. */
const REMEMBERED = 1_000

/**
 * Runs a few pieces of work at a time. Members or addresses take turns, however much work each has waiting: the next is the one who has had
 * the least. One who comes anew is taken to have had as much as those whose turn it is, so that no work is passed forever. One with too
 * much waiting is asked to try again later, and so is everyone while the whole queue is full.
 */
export const fairTurns = ({ atOnce, atOnceEach, waiting, waitingEach, keptForSmall = { places: 0, size: 0 } }: Bounds) => {
  let busy = 0
  let busyWithLarge = 0
  let waits = 0
  const running = new Map<string, number>()
  const queues = new Map<string, Queue>()
  const had = new Map<string, number>()
  let level = 0

  const isLarge = (size: number) => size > keptForSmall.size
  const hasRoom = (who: string, size: number) =>
    busy < atOnce && (running.get(who) ?? 0) < atOnceEach && (!isLarge(size) || busyWithLarge < atOnce - keptForSmall.places)
  const startOf = (who: string) => Math.max(had.get(who) ?? 0, level)

  const begin = (who: string, size: number, start: number) => {
    busy += 1
    if (isLarge(size)) busyWithLarge += 1
    running.set(who, (running.get(who) ?? 0) + 1)
    level = Math.max(level, start)
    had.set(who, start + size)
    if (had.size > REMEMBERED) for (const [each, much] of had) if (much <= level) had.delete(each)
  }

  const nextInTurn = () => {
    let next: { readonly who: string; readonly queue: Queue; readonly first: Waiting } | undefined
    for (const [who, queue] of queues) {
      const [first] = queue.works
      if (first !== undefined && hasRoom(who, first.size) && (next === undefined || queue.start < next.queue.start))
        next = { who, queue, first }
    }
    return next
  }

  const leave = (who: string, work: Waiting): boolean => {
    const works = queues.get(who)?.works ?? []
    const place = works.indexOf(work)
    if (place === -1) return false
    works.splice(place, 1)
    if (works.length === 0) queues.delete(who)
    waits -= 1
    return true
  }

  const resumeThoseWithRoom = () => {
    for (let next = nextInTurn(); next !== undefined; next = nextInTurn()) {
      const { who, queue, first } = next
      leave(who, first)
      begin(who, first.size, queue.start)
      queue.start += first.size
      first.resume()
    }
  }

  const end = (who: string, size: number) => {
    busy -= 1
    if (isLarge(size)) busyWithLarge -= 1
    const left = (running.get(who) ?? 1) - 1
    if (left === 0) running.delete(who)
    else running.set(who, left)
    resumeThoseWithRoom()
  }

  const wait = (who: string, size: number, signal: AbortSignal | undefined) => {
    const queue = queues.get(who) ?? { start: startOf(who), works: [] }
    if (queue.works.length >= waitingEach) throw new HttpError('too-many-requests', undefined, LATER_SECONDS)
    if (waits >= waiting) throw new HttpError('unavailable', undefined, LATER_SECONDS)
    waits += 1
    queues.set(who, queue)
    return new Promise<void>((resume, reject) => {
      const work = { size, resume }
      queue.works.push(work)
      signal?.addEventListener('abort', () => {
        if (!leave(who, work)) return
        reject(new HttpError('unavailable'))
        resumeThoseWithRoom()
      })
    })
  }

  return async <Result>(who: string, work: () => Promise<Result>, { size = 1, signal }: Work = {}): Promise<Result> => {
    if (signal?.aborted === true) throw new HttpError('unavailable')
    if (!queues.has(who) && hasRoom(who, size)) begin(who, size, startOf(who))
    else await wait(who, size, signal)
    try {
      return await work()
    } finally {
      end(who, size)
    }
  }
}
