import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { JobWork } from '../kernel/jobs/job.ts'
import { JobEnded } from '../kernel/jobs/work-of-job.ts'
import { COUNTED_TYPES, VoteHistory } from './vote-history.ts'

/** Some 300 bytes each: beyond that, a process that is to have little of the machine reads the log again each time. */
const MOST_VOTES_KEPT = 2_000_000

interface Kept {
  readonly history: VoteHistory
  /** Everything before it, and of its own event, is taken. */
  readTo: LogPosition | undefined
}

/** The history of each log, for as long as the process lives: the next analysis reads on from there. */
const kept = new WeakMap<EventStore, Kept>()

/** The history at least up to a position. What it holds beyond that, a cut leaves out. */
export const readHistory = async (upTo: LogPosition, work: HistoryWork): Promise<VoteHistory> => {
  const { log, keys, signal } = work
  const known: Kept = kept.get(log) ?? { history: new VoteHistory(), readTo: undefined }
  const from = known.readTo ?? START_OF_LOG
  if (from >= upTo) return known.history
  let events = 0
  for await (const batch of log.follow({ after: known.readTo, types: COUNTED_TYPES, signal })) {
    // What is taken in halfway would leave a gap, or a vote twice.
    kept.delete(log)
    await takeBatch(known, batch.events, keys)
    if (known.history.votes <= MOST_VOTES_KEPT) kept.set(log, known)
    events += batch.events.length
    const reached = known.readTo ?? START_OF_LOG
    await work.progress(Math.min(reached, upTo) - from, upTo - from, events)
    if (batch.live || reached >= upTo) return known.history
  }
  throw new JobEnded('the log was read no further')
}

type HistoryWork = Pick<JobWork, 'log' | 'keys' | 'signal' | 'progress'>

const takeBatch = async (known: Kept, stored: readonly StoredEvent[], keys: MemberKeys): Promise<void> => {
  const decoded = await decodeEach(keys, stored)
  for (const [index, { position }] of stored.entries()) {
    const recorded = decoded[index]
    if (recorded === undefined || recorded instanceof Error) known.history.unreadable.push(position)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these types are followed, and each was read by its form
    else known.history.take(recorded as unknown as Parameters<VoteHistory['take']>[0])
    known.readTo = position
  }
}
