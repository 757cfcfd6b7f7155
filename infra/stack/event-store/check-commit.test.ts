import { describe, expect, it } from 'vitest'
import { checkCommit, ExpectedVersion, type CommitCheck } from './check-commit.ts'
import { DELETED_STREAM } from './log-record.ts'
import { NO_METADATA, type StreamMetadata } from './stream-metadata.ts'

/** A stream whose events stand at positions 1000, 1100, …, none of them remembered by id unless `recent` says so. */
const check = (stored: string[], over: Partial<CommitCheck> & { metadata?: StreamMetadata; last?: number }) => {
  const { metadata = NO_METADATA, last = stored.length - 1, ...rest } = over
  const committed = { lastEventNumber: last, metadata }
  return checkCommit({
    head: { streamId: 's', streamNumber: 1, lastEventNumber: last, metadata, committed, unflushed: 0 },
    expectedVersion: ExpectedVersion.any,
    eventIds: ['new'],
    hasMetadata: () => false,
    recent: () => undefined,
    eventIdAt: (eventNumber) => {
      const eventId = stored[eventNumber]
      return eventId === undefined ? undefined : { eventId, logPosition: 1000 + eventNumber * 100 }
    },
    ...rest,
  })
}

describe('a repeated write that is too old to be remembered', () => {
  it('is found in the log by the revision it expects, with its position', () => {
    const repeated = check(['a', 'b', 'c'], { expectedVersion: -1, eventIds: ['a', 'b'] })
    expect(repeated).toEqual({ decision: 'Idempotent', lastEventNumber: 1, logPosition: 1100 })
  })

  it('is written again when it expects any revision: there idempotence is best effort', () => {
    expect(check(['a'], { eventIds: ['a'] })).toEqual({ decision: 'Ok' })
  })

  it('is a wrong expected version when any id differs', () => {
    expect(check(['a', 'b'], { expectedVersion: -1, eventIds: ['x', 'b'] }).decision).toBe('WrongExpectedVersion')
    expect(check(['a', 'b'], { expectedVersion: -1, eventIds: ['a', 'x'] }).decision).toBe('WrongExpectedVersion')
    expect(check(['a', 'b'], { expectedVersion: -1, eventIds: ['a', 'b', 'c'] }).decision).toBe('WrongExpectedVersion')
  })
})

it('is not ready to answer for a repeated write whose first is still on its way to the disk', () => {
  const recent = () => ({ streamId: 's', eventNumber: 0, logPosition: 7 })
  const head = { streamId: 's', streamNumber: 1, lastEventNumber: 0, metadata: NO_METADATA, unflushed: 1 }
  const committed = { lastEventNumber: -1, metadata: NO_METADATA }
  for (const expectedVersion of [ExpectedVersion.any, ExpectedVersion.noStream])
    expect(check([], { head: { ...head, committed }, expectedVersion, recent })).toEqual({ decision: 'IdempotentNotReady' })
})

it('takes a remembered id for a repetition only in the same stream and at the same number', () => {
  const recent = (streamId: string, eventNumber: number) => () => ({ streamId, eventNumber, logPosition: 7 })
  expect(check(['a'], { recent: recent('s', 0) })).toEqual({ decision: 'Idempotent', lastEventNumber: 0, logPosition: 7 })
  expect(check(['a'], { recent: recent('other', 0) })).toEqual({ decision: 'Ok' })
  expect(check(['a'], { expectedVersion: -1, recent: recent('s', 5) }).decision).toBe('WrongExpectedVersion')
})

it('refuses everything once the stream has a tombstone', () => {
  for (const expectedVersion of [ExpectedVersion.any, ExpectedVersion.noStream, ExpectedVersion.streamExists, 0])
    expect(check([], { expectedVersion, last: DELETED_STREAM })).toEqual({ decision: 'Deleted' })
})

it('starts a deleted stream anew for a writer that expects none', () => {
  const metadata = { raw: {}, truncateBefore: DELETED_STREAM }
  expect(check(['a'], { expectedVersion: ExpectedVersion.noStream, metadata })).toEqual({ decision: 'Ok' })
  expect(check(['a'], { expectedVersion: ExpectedVersion.streamExists, metadata })).toEqual({ decision: 'Deleted' })
})

it('takes an empty write behind the stream for a wrong expected version', () => {
  expect(check(['a', 'b'], { expectedVersion: 0, eventIds: [] })).toEqual({ decision: 'WrongExpectedVersion' })
  expect(check(['a', 'b'], { expectedVersion: 1, eventIds: [] })).toEqual({ decision: 'Ok' })
})
