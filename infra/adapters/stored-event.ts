import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { AllStreamRecordedEvent, RecordedEvent } from '@eventstore/db-client'

/** An event as it stands in the log: sealed, in the version it was written in. */
export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly metadata: unknown
  readonly stream: string
  readonly revision: number
  readonly position: LogPosition
}

/** Exact: the log would have to grow past 9 PB first. */
export const numbered = (value: bigint | number): LogPosition => {
  if (value > Number.MAX_SAFE_INTEGER) throw new RangeError(`position ${value} is beyond 2^53`)
  return Number(value) as LogPosition
}

export const stored = (event: RecordedEvent | AllStreamRecordedEvent): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  metadata: event.metadata,
  stream: event.streamId,
  revision: Number(event.revision),
  position: event.position === undefined ? (-1 as LogPosition) : numbered(event.position.commit),
})
