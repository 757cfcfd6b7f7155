import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'

/** Drawing one picture takes a core for some tenths of a second, and up to 300 MB. */
const AT_ONCE = 2
/** Enough for all pictures of a tool, its logo and the member's own picture. */
const WAITING_EACH = 8
const WAITING = 40
const LATER_SECONDS = 2

/** Draws a member's picture when it is their turn. */
export type Drawing = <Result>(memberId: MemberId, draw: () => Promise<Result>) => Promise<Result>

/**
 * Draws a few pictures at a time. Members take turns, however many pictures each of them has waiting. A member with too many waiting is
 * asked to come later; so is every member while the whole queue is full.
 */
export const drawingInTurns = (): Drawing => {
  let busy = 0
  let waiting = 0
  /** In the order of their turns. */
  const queues = new Map<MemberId, (() => void)[]>()

  const turn = (memberId: MemberId) => {
    const own = queues.get(memberId) ?? []
    if (own.length >= WAITING_EACH) throw new HttpError('too-many-requests', undefined, LATER_SECONDS)
    if (waiting >= WAITING) throw new HttpError('unavailable', undefined, LATER_SECONDS)
    waiting += 1
    return new Promise<void>((resolve) => queues.set(memberId, [...own, resolve]))
  }
  /** The one that is resumed takes over the place of the one that has finished. */
  const resumeNext = () => {
    const [first] = queues
    if (first === undefined) return void (busy -= 1)
    const [memberId, [resume, ...others]] = first
    queues.delete(memberId)
    if (others.length > 0) queues.set(memberId, others)
    waiting -= 1
    resume?.()
  }

  return async (memberId, draw) => {
    if (busy < AT_ONCE) busy += 1
    else await turn(memberId)
    try {
      return await draw()
    } finally {
      resumeNext()
    }
  }
}
