import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fairTurns } from '@debut/adapters/fair-turns.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { DrawnApart } from './drawn-apart.ts'
import { pictureProcesses } from './picture-processes.ts'
import { heldBytes } from './held-bytes.ts'
import { type Pace, receivePicture } from './receive-picture.ts'

/** Drawing one picture takes a core for some tenths of a second, and up to 300 MB. */
const AT_ONCE = 3
/** Most pictures are no larger than this, and are drawn in a fraction of the time. One of the places is only for these. */
const SMALL = { places: 1, size: 1024 * 1024 }
/** However many pictures one member uploads, they leave room for the pictures of other members. */
const AT_ONCE_EACH = 1

export interface ReceivedPicture {
  /** Opens the body only when there is room for it. Returns false if it is larger than that. */
  receive(open: () => Promise<Readable>, mostBytes: number): Promise<boolean>
  /** Draws the picture when it is the member’s turn. */
  draw<Wanted extends readonly unknown[], Drawn>(how: DrawnApart<Wanted, Drawn>, ...wanted: Wanted): Promise<Drawn>
}

/** Admits a picture of at most so many bytes. A member with too many in progress is asked to try again later before any of it is read. One that waits is let go where its sender has left. */
export type Drawing = <Result>(
  memberId: MemberId,
  bytes: number,
  take: (picture: ReceivedPicture) => Promise<Result>,
  hasLeft?: AbortSignal,
) => Promise<Result>

/**
 * Keeps each received picture in a file until it is drawn, one at a time for each member. The drawing processes end when there is nothing
 * to draw.
 */
export const openDrawing = ({ pace }: { readonly pace?: Pace } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'debut-pictures-'))
  const processes = pictureProcesses()
  const hold = heldBytes()
  // The queue needs no limits of its own, because pictures are limited when they are admitted.
  const inTurn = fairTurns({ atOnce: AT_ONCE, atOnceEach: AT_ONCE_EACH, waiting: Infinity, waitingEach: Infinity, keptForSmall: SMALL })

  const drawing: Drawing = async (memberId, bytes, take, hasLeft) => {
    const letGo = hold(memberId, bytes)
    const file = join(folder, randomUUID())
    try {
      return await take({
        receive: (open, mostBytes) => receivePicture(open, { file, mostBytes, ...(pace && { pace }) }),
        draw: <Wanted extends readonly unknown[], Drawn>({ module, name }: DrawnApart<Wanted, Drawn>, ...wanted: Wanted) =>
          inTurn(memberId, () => processes.draw({ module, name, file, wanted }), { size: bytes, signal: hasLeft }) as Promise<Drawn>,
      })
    } finally {
      await rm(file, { force: true })
      letGo()
    }
  }
  const close = async () => {
    processes.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { drawing, close }
}
