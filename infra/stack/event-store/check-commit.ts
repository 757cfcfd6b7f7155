import type { CommittedEvent } from './committed-events.ts'
import { DELETED_STREAM } from './log-record.ts'
import { isSoftDeleted } from './stream-metadata.ts'
import type { StreamHead } from './stream-heads.ts'

export const ExpectedVersion = { noStream: -1, any: -2, streamExists: -4 } as const

export type CommitDecision =
  | { readonly decision: 'Ok' }
  | { readonly decision: 'Idempotent'; readonly lastEventNumber: number; readonly logPosition: number | undefined }
  /** What it repeats is still on its way to the disk. */
  | { readonly decision: 'IdempotentNotReady' }
  | { readonly decision: 'WrongExpectedVersion' | 'Deleted' }

export type CommitCheck = {
  readonly head: StreamHead
  readonly expectedVersion: number
  readonly eventIds: readonly string[]
  /** Whether there is metadata for a stream that has no events. */
  readonly hasMetadata: () => boolean
  /** From memory: best effort. */
  readonly recent: (eventId: string) => CommittedEvent | undefined
  /** From the log. */
  readonly eventIdAt: (eventNumber: number) => { readonly eventId: string; readonly logPosition: number } | undefined
}

/** EventStoreDB's IndexWriter.CheckCommit: may these events be written, were they already, or must they be refused? */
export const checkCommit = (check: CommitCheck): CommitDecision => {
  const { head, expectedVersion } = check
  const current = head.lastEventNumber
  if (current === DELETED_STREAM) return { decision: 'Deleted' }
  if (expectedVersion === ExpectedVersion.streamExists) {
    if (isSoftDeleted(head.metadata)) return { decision: 'Deleted' }
    if (current < 0 && !check.hasMetadata()) return { decision: 'WrongExpectedVersion' }
  }
  if (expectedVersion === ExpectedVersion.any || expectedVersion === ExpectedVersion.streamExists) return checkByIdAlone(check)
  if (expectedVersion < current) return checkAgainstStored(check)
  return { decision: expectedVersion > current ? 'WrongExpectedVersion' : 'Ok' }
}

const checkByIdAlone = ({ head, eventIds, recent }: CommitCheck): CommitDecision => {
  let last: CommittedEvent | undefined
  for (const eventId of eventIds) {
    const known = recent(eventId)
    if (known?.streamId !== head.streamId) return { decision: last ? 'WrongExpectedVersion' : 'Ok' }
    last = known
  }
  return last ? repeated(head, last.eventNumber, last.logPosition) : { decision: 'Ok' }
}

const checkAgainstStored = ({ head, expectedVersion, eventIds, recent, eventIdAt }: CommitCheck): CommitDecision => {
  let eventNumber = expectedVersion
  let logPosition: number | undefined
  for (const eventId of eventIds) {
    eventNumber++
    const known = recent(eventId)
    if (known?.streamId === head.streamId && known.eventNumber === eventNumber) {
      logPosition = known.logPosition
      continue
    }
    const stored = eventIdAt(eventNumber)
    if (stored?.eventId === eventId) {
      logPosition = stored.logPosition
      continue
    }
    const isFirst = eventNumber === expectedVersion + 1
    const startsAnew = isFirst && expectedVersion === ExpectedVersion.noStream && isSoftDeleted(head.metadata)
    return { decision: startsAnew ? 'Ok' : 'WrongExpectedVersion' }
  }
  if (eventNumber === expectedVersion) return { decision: 'WrongExpectedVersion' }
  return repeated(head, eventNumber, logPosition)
}

const repeated = (head: StreamHead, lastEventNumber: number, logPosition: number | undefined): CommitDecision =>
  head.committed.lastEventNumber >= lastEventNumber
    ? { decision: 'Idempotent', lastEventNumber, logPosition }
    : { decision: 'IdempotentNotReady' }
