import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ExpectedRevision, NewEvent } from '@debut/adapters/new-event.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

/** Events that follow each other on one stream, as they were read and as they are appended. */
export interface Run {
  readonly first: StoredEvent
  readonly expected: ExpectedRevision
  readonly events: NewEvent[]
  bytes: number
}

const MOST_APPENDS = 256
const MOST_BYTES = 4 * 1024 * 1024

/**
 * Returns where each run landed. It is undefined for those that failed and those that were not sent, because none is sent after a failure.
 * A run that failed may have landed even so, and then a run sent behind it on the same stream is a conflict.
 */
export const sendInFlight = async (
  append: EventStore['append'],
  runs: readonly Run[],
  timeoutMs: number,
): Promise<readonly (LogPosition | undefined)[]> => {
  const positions = Array.from<LogPosition | undefined>({ length: runs.length })
  const onTheirWay: Promise<void>[] = []
  let bytes = 0
  let hasFailed = false

  const isFull = () => onTheirWay.length === MOST_APPENDS || bytes > MOST_BYTES

  const send = async (run: Run, index: number) => {
    bytes += run.bytes
    const appended = await append(run.first.stream, run.expected, run.events, performance.now() + timeoutMs).catch(() => 'failed' as const)
    bytes -= run.bytes
    if (typeof appended === 'object') positions[index] = appended.position
    else hasFailed = true
  }

  for (const [index, run] of runs.entries()) {
    while (isFull()) await onTheirWay.shift()
    if (hasFailed) break
    const sent = send(run, index)
    // The order is kept once the first append is answered.
    if (index === 0) await sent
    else onTheirWay.push(sent)
  }
  await Promise.all(onTheirWay)
  return positions
}
