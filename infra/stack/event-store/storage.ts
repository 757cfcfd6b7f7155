import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedVersion } from './check-commit.ts'
import { CommitSignal } from './commit-signal.ts'
import { CommittedEvents } from './committed-events.ts'
import { lockData } from './data-lock.ts'
import type { LogRecord } from './log-record.ts'
import { type Known, recoverLog, type Recovery } from './recover-log.ts'
import { StorageReader } from './storage-reader.ts'
import { type Interference, StorageWriter } from './storage-writer.ts'
import { StreamHeads } from './stream-heads.ts'
import { StreamIndex } from './stream-index.ts'
import { systemEvents } from './system-events.ts'
import { CHUNK, LOG_START, TransactionLog } from './transaction-log.ts'
import { CHECKPOINT, WriterCheckpoint } from './writer-checkpoint.ts'

export type Storage = {
  readonly writer: StorageWriter
  readonly reader: StorageReader
  readonly commits: CommitSignal
  close(): Promise<void>
}

/** So much of the log's end is verified at every start; what is older is verified when it is read. */
const VERIFIED_AT_START = 8 * 1024 * 1024
const INDEX_BATCH = 5000

export type StorageOptions = {
  readonly dataDir: string
  readonly clock: () => number
  readonly warn: (message: string) => void
  /** Where somebody has decided that the log ends. */
  readonly endAt?: number | undefined
  /** How long an earlier server on the data has to end. */
  readonly timeoutMs?: number
  readonly interference?: Interference | undefined
}

export const openStorage = async (options: StorageOptions): Promise<Storage> => {
  const { dataDir } = options
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockData(dataDir, options.timeoutMs)
  try {
    return await openLocked(options, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

const openLocked = async (
  { dataDir, clock, warn, endAt, interference }: StorageOptions,
  release: () => Promise<void>,
): Promise<Storage> => {
  const log = TransactionLog.open(join(dataDir, CHUNK))
  const checkpoint = WriterCheckpoint.open(join(dataDir, CHECKPOINT))
  const committedEvents = new CommittedEvents()
  const { index, recovery } = await openIndex(join(dataDir, 'index'), log, { flushed: checkpoint.read(), endAt }, committedEvents)
  for (const warning of recovery.warnings) warn(warning)
  checkpoint.write(recovery.end, recovery.events)

  const commits = new CommitSignal()
  const heads = new StreamHeads(index, (position) => log.recordAt(position, reader.end))
  const reader = new StorageReader({ log, index, heads, clock, end: recovery.end })
  const onCommitted = (end: number) => {
    reader.committed(end)
    commits.notify()
  }
  const writer = new StorageWriter({
    log,
    index,
    heads,
    committedEvents,
    checkpoint,
    end: recovery.end,
    events: recovery.events,
    clock,
    onCommitted,
    interference,
  })
  if (recovery.end === LOG_START)
    await Promise.all(systemEvents().map(([streamId, events]) => writer.append(streamId, ExpectedVersion.noStream, events)))

  return {
    writer,
    reader,
    commits,
    async close() {
      await writer.close()
      await index.close()
      checkpoint.close()
      log.close()
      await release()
    },
  }
}

/** Brings the index up to the log's end, from nothing when it cannot be trusted. */
const openIndex = async (
  folder: string,
  log: TransactionLog,
  known: Known,
  committedEvents: CommittedEvents,
): Promise<{ index: StreamIndex; recovery: Recovery }> => {
  // What it knows may lie beyond that end.
  if (known.endAt !== undefined) rmSync(folder, { recursive: true, force: true })
  const index = StreamIndex.open(folder)
  try {
    const recovery = index.end > log.size ? undefined : catchUp(index, log, known, committedEvents)
    if (recovery && recovery.end >= index.end) return { index, recovery }
  } catch (error) {
    await index.abandon()
    throw error
  }
  // It knows of events that the log no longer has.
  await index.abandon()
  rmSync(folder, { recursive: true })
  return openIndex(folder, log, known, committedEvents)
}

const catchUp = (index: StreamIndex, log: TransactionLog, known: Known, committedEvents: CommittedEvents): Recovery => {
  const indexed = index.end
  const from = indexed === 0 ? LOG_START : index.recordBefore(Math.max(LOG_START, indexed - VERIFIED_AT_START), LOG_START)
  let batch: LogRecord[] = []
  const recovery = recoverLog(log, from, known, (transaction) => {
    for (const record of transaction) {
      const { eventId, streamId, eventNumber, logPosition } = record
      committedEvents.put(eventId, { streamId, eventNumber, logPosition })
      if (logPosition >= indexed) batch.push(record)
    }
    if (batch.length < INDEX_BATCH) return
    index.add(batch)
    batch = []
  })
  index.add(batch)
  return recovery
}
