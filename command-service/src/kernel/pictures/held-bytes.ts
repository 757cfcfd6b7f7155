import { HttpError } from '@debut/adapters/http-error.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'

const MB = 1024 * 1024
/**
 * This limits all pictures that are being received or are waiting. They are kept in files, and need this much memory if the files are in
 * memory.
 */
const MOST = 128 * MB
/** This limits one member. It is more than all pictures of a tool usually take. */
const MOST_EACH = 24 * MB
const MOST_PICTURES_EACH = 10
/** A small picture needs a connection and a file just like a large one. */
const LEAST = MB / 2
const LATER_SECONDS = 2

interface Held {
  readonly pictures: number
  readonly bytes: number
}

/**
 * Reserves room for pictures until they are drawn. A member may hold no more than is left for others, so that a few who flood leave room
 * for the first picture of everyone else.
 */
export const heldBytes = () => {
  const held = new Map<MemberId, Held>()
  let inAll = 0

  /** Returns the function that releases the room. If there is no room, it throws the answer for the member. */
  return (memberId: MemberId, size: number): (() => void) => {
    const bytes = Math.max(size, LEAST)
    const { pictures, bytes: before } = held.get(memberId) ?? { pictures: 0, bytes: 0 }
    const left = MOST - inAll
    if (pictures === 0 && bytes > left) throw new HttpError('unavailable', undefined, LATER_SECONDS)
    if (pictures > 0 && (pictures >= MOST_PICTURES_EACH || before + bytes > Math.min(MOST_EACH, left)))
      throw new HttpError('too-many-requests', undefined, LATER_SECONDS)
    inAll += bytes
    held.set(memberId, { pictures: pictures + 1, bytes: before + bytes })
    return () => {
      inAll -= bytes
      const now = held.get(memberId)
      if (now === undefined || now.pictures === 1) held.delete(memberId)
      else held.set(memberId, { pictures: now.pictures - 1, bytes: now.bytes - bytes })
    }
  }
}
