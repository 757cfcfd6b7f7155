import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { ExpectedRevision, NewEvent } from '@debut/adapters/new-event.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

/** What stands one after the other on one stream, as it was read and as it is appended. */
export interface Run {
  readonly first: StoredEvent
  readonly expected: ExpectedRevision
  readonly events: NewEvent[]
  bytes: number
}

const MOST_APPENDS = 256
const MOST_BYTES = 4 * 1024 * 1024

/**
 * Where each landed; undefined for those that failed and those that were not sent, as none is sent after one that failed.
 * What failed may be there even so, and what was sent behind it on the same stream is a conflict.
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
    // The order is kept from then on.
    if (index === 0) await sent
    else onTheirWay.push(sent)
  }
  await Promise.all(onTheirWay)
  return positions
}
