import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '@debut/adapters/http-error.ts'

/** A connection has this long to start sending. */
const GRACE_SECONDS = 8
/** This is slower than any connection that can send a large picture within the minute that a request has. */
const LEAST_BYTES_A_SECOND = 16 * 1024
const LOOK_MS = 1_000
const WRITTEN_AT_ONCE = 256 * 1024

export interface Pace {
  readonly graceSeconds: number
  readonly leastBytesASecond: number
  readonly lookMs: number
}

const PACE: Pace = { graceSeconds: GRACE_SECONDS, leastBytesASecond: LEAST_BYTES_A_SECOND, lookMs: LOOK_MS }

class TooLarge extends Error {}

/**
 * Writes a picture to a file as it arrives. It returns false if the picture is too large. A picture that arrives too slowly is refused, so
 * that it takes no room.
 */
export const receivePicture = async (
  open: () => Promise<Readable>,
  { file, mostBytes, pace = PACE }: { readonly file: string; readonly mostBytes: number; readonly pace?: Pace },
): Promise<boolean> => {
  const slow = new AbortController()
  let bytes = 0
  let [looked, seconds] = [performance.now(), 0]
  const looking = setInterval(() => {
    const now = performance.now()
    // If this check runs late, we were slow ourselves, and what has arrived since then is not read yet.
    seconds += Math.min(now - looked, pace.lookMs * 1.5) / 1_000
    looked = now
    if (seconds > pace.graceSeconds && bytes < (seconds - pace.graceSeconds) * pace.leastBytesASecond + 1) slow.abort()
  }, pace.lookMs)
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new TooLarge()
      yield chunk
    }
  }
  try {
    await pipeline(await unlessSlow(open(), slow.signal), counted, createWriteStream(file, { highWaterMark: WRITTEN_AT_ONCE }), {
      signal: slow.signal,
    })
    return true
  } catch (error) {
    if (error instanceof TooLarge) return false
    throw slow.signal.aborted ? new HttpError('too-slow') : error
  } finally {
    clearInterval(looking)
  }
}

const unlessSlow = (opening: Promise<Readable>, signal: AbortSignal) =>
  new Promise<Readable>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new HttpError('too-slow'))
      opening.then(
        (late) => late.destroy(),
        () => undefined,
      )
    })
    opening.then(resolve, reject)
  })
