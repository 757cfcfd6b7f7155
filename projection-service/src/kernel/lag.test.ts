import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { expect, it } from 'vitest'
import { Lag } from './lag.ts'

const eventAt = (position: number) => ({ position: position as LogPosition, metadata: { at: '2026-03-02T12:00:00.000Z' } }) as StoredEvent

/** What a new look says of two projections: one is as far as the log was read, the other is further. */
const said = async (lag: Lag, end: number) => {
  const rows: { events: number | null; about_events: number | null }[][] = []
  const session = {
    repeat: (_: string, values: readonly unknown[] = []) => {
      if (values.length > 0) rows.push(JSON.parse(String(values[0])) as (typeof rows)[number])
      return Promise.resolve([])
    },
  }
  const standing = { stopped: undefined, rebuilding: false }
  const standings = [
    { name: 'behind', position: 0 as LogPosition, ...standing },
    { name: 'further', position: 4_000 as LogPosition, ...standing },
  ]
  await lag.say(session as unknown as Session, standings, () => Promise.resolve(eventAt(end)))
  return rows[0]?.map(({ events, about_events }) => [events, about_events])
}

it('estimates how many events are to come while the log is read, and counts them afterwards', async () => {
  const reading = new Lag()
  reading.received([1_000, 1_100, 1_200, 1_300, 1_400].map(eventAt), false)
  reading.received([1_500, 1_600, 1_700, 1_800, 1_900, 2_000].map(eventAt), false)
  expect(await said(reading, 12_000)).toEqual([
    [null, 100],
    [null, 80],
  ])

  const unread = new Lag()
  expect(await said(unread, 12_000)).toEqual([
    [null, null],
    [null, null],
  ])

  const live = new Lag()
  live.received([1_000, 2_000].map(eventAt), true)
  expect(await said(live, 2_000)).toEqual([
    [0, null],
    [0, null],
  ])
})
