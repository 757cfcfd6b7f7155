import { CancelledError, DeadlineExceededError, NotLeaderError, UnavailableError, UnknownError } from '@eventstore/db-client'

/** The store took a request and said nothing. */
export class Silence extends Error {
  override readonly name = 'Silence'
}

/** A batched append answers `unknown` for what has no code of its own there, a full disk for one. A node that leads no more names the one that does, where the client goes next. */
const UNAVAILABLE = [UnavailableError, NotLeaderError, CancelledError, DeadlineExceededError, UnknownError, Silence]
/** CANCELLED, DEADLINE_EXCEEDED, UNAVAILABLE: a failed handshake comes as a bare gRPC error. */
const UNAVAILABLE_CODES = new Set<unknown>([1, 4, 14])
/** The client finds no node that answers. Its error for that has neither a kind nor a code. */
const NOT_FOUND = /^Failed to discover after \d+ attempts/

export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.some((kind) => error instanceof kind) ||
  (error instanceof Error && (('code' in error && UNAVAILABLE_CODES.has(error.code)) || NOT_FOUND.test(error.message)))

export const within = async <Answer>(ms: number, promise: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence(`no answer within ${Math.round(ms)} ms`)), ms)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearTimeout(timer)
    promise.catch(() => undefined)
  }
}
