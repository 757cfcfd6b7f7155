import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { ExpectedVersion } from './check-commit.ts'
import { CommittedEvents } from './committed-events.ts'
import { StorageReader } from './storage-reader.ts'
import { StorageWriter } from './storage-writer.ts'
import { StreamHeads } from './stream-heads.ts'
import { StreamIndex } from './stream-index.ts'
import { LOG_START, TransactionLog } from './transaction-log.ts'
import { WriterCheckpoint } from './writer-checkpoint.ts'

let dataDir: string
let log: TransactionLog
let index: StreamIndex
let checkpoint: WriterCheckpoint
let reader: StorageReader
let writer: StorageWriter

beforeEach(async () => {
  dataDir = await mkdtemp(join(quickTmpdir(), 'event-store-'))
  log = TransactionLog.open(join(dataDir, 'chunk'))
  checkpoint = WriterCheckpoint.open(join(dataDir, 'writer.chk'))
  index = StreamIndex.open(join(dataDir, 'index'))
  const clock = () => 0
  const heads = new StreamHeads(index, (position) => log.recordAt(position, reader.end))
  reader = new StorageReader({ log, index, heads, clock, end: LOG_START })
  const onCommitted = (end: number) => reader.committed(end)
  const committedEvents = new CommittedEvents()
  writer = new StorageWriter({ log, index, heads, committedEvents, checkpoint, end: LOG_START, events: 0, clock, onCommitted })
})
afterEach(async () => {
  await writer.close()
  await index.close()
  checkpoint.close()
  log.close()
  await rm(dataDir, { recursive: true })
})

let count = 0
const event = () => ({
  id: `0190c5a0-0000-7000-8000-${String(count++).padStart(12, '0')}`,
  type: 'Happened',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.alloc(0),
})

const revisions = (streamId: string) => {
  const page = reader.readStreamForwards(streamId, 0, Infinity)
  return page.result === 'Success' ? page.records.map(({ eventNumber }) => eventNumber) : page.result
}

it('drops a repeat while the first is on its way to the disk, and answers it alike afterwards', async () => {
  const written = event()
  const first = writer.append('a', ExpectedVersion.noStream, [written])
  expect(await writer.append('a', ExpectedVersion.noStream, [written])).toEqual({ result: 'Dropped' })
  expect(await writer.append('a', ExpectedVersion.noStream, [written])).toEqual({ result: 'Dropped' })
  const answer = await first
  expect(await writer.append('a', ExpectedVersion.noStream, [written])).toEqual(answer)
  expect(revisions('a')).toEqual([0])
})

/** The disk takes half of the next write, then refuses. */
const breakNextWrite = () => {
  const write = log.write.bind(log)
  log.write = async (bytes, position) => {
    log.write = write
    await write(bytes.subarray(0, bytes.length / 2), position)
    throw new Error('ENOSPC: no space left on device')
  }
}

it('refuses what a full disk did not take, shows nothing of it, and goes on by itself', async () => {
  await writer.append('a', ExpectedVersion.any, [event()])
  breakNextWrite()
  const lost = event()
  const refused = await Promise.allSettled([
    writer.append('a', ExpectedVersion.any, [lost, event()]),
    writer.append('b', ExpectedVersion.noStream, [event()]),
  ])
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([revisions('a'), revisions('b')]).toEqual([[0], 'NoStream'])

  expect(await writer.append('a', 0, [lost])).toMatchObject({ result: 'Success', lastEventNumber: 1 })
  expect(await writer.append('b', ExpectedVersion.noStream, [event()])).toMatchObject({ result: 'Success', lastEventNumber: 0 })
  expect([revisions('a'), revisions('b')]).toEqual([[0, 1], [0]])
  expect(log.size).toBe(reader.end)
})

it('shows a write to readers only when it has been stored', async () => {
  const pending = writer.append('a', ExpectedVersion.any, [event()])
  expect(revisions('a')).toBe('NoStream')
  await pending
  expect(revisions('a')).toEqual([0])
  const next = writer.append('a', 0, [event()])
  const limit = writer.append('$$a', ExpectedVersion.any, [{ ...event(), type: '$metadata', data: Buffer.from('{"$maxCount":1}') }])
  expect(revisions('a')).toEqual([0])
  await Promise.all([next, limit])
  expect(revisions('a')).toEqual([1])
})

it('checks a write against those before it that are still on their way', async () => {
  const first = writer.append('a', ExpectedVersion.noStream, [event(), event()])
  const behind = writer.append('a', 0, [event()])
  const next = writer.append('a', 1, [event()])
  expect(await Promise.all([first, behind, next])).toMatchObject([
    { result: 'Success', lastEventNumber: 1 },
    { result: 'WrongExpectedVersion', currentVersion: 1 },
    { result: 'Success', lastEventNumber: 2 },
  ])
})

it('finds the event at or after any position, and those before it', async () => {
  for (let n = 0; n < 3; n++) await writer.append('a', ExpectedVersion.any, Array.from({ length: 400 }, event))
  const all: number[] = []
  for (let at = LOG_START; at < reader.end;) {
    const page = reader.readAllForwards(at)
    all.push(...page.records.map(({ logPosition }) => logPosition))
    at = page.next
  }
  expect(all).toHaveLength(1200)
  for (const n of [0, 1, 399, 400, 777, 1199]) {
    expect(reader.recordAtOrAfter(all[n]!)).toBe(all[n])
    expect(reader.recordAtOrAfter(all[n]! - 1)).toBe(all[n])
    expect(reader.recordAtOrAfter(all[n]! + 1)).toBe(all[n + 1] ?? reader.end)
    expect(reader.readAllBackwards(all[n]!).records[0]?.logPosition).toBe(all[n - 1])
  }
})
