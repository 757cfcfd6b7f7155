import { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import {
  PAGE_SIZE,
  receiptPasted,
  receiptRefused,
  transparencyLoaded,
  transparencySlice,
  transparencyUnreachable,
} from './transparency-slice.ts'

const { reducer } = transparencySlice
const start = reducer(undefined, { type: 'start' })

const day = (number: number) => ({
  day: Day.parse(`2026-11-${String(number).padStart(2, '0')}`),
  rule: 'v1' as const,
  seedHash: 'hash',
  seed: null,
  merkleRoot: null,
  votes: null,
  upTo: null,
  openedAt: '2026-11-01T08:00:00Z',
  closedAt: null,
  lottery: null,
})
const loaded = (count: number, before: string | null = null) =>
  transparencyLoaded({ current: 'v1', rules: [], before, days: Array.from({ length: count }, (_, index) => day(28 - index)) })

it('shows a page of days and knows whether there are more', () => {
  expect(reducer(start, loaded(PAGE_SIZE + 1))).toMatchObject({ status: 'ready', hasMore: true })
  expect(reducer(start, loaded(PAGE_SIZE + 1)).days).toHaveLength(PAGE_SIZE)
  expect(reducer(start, loaded(PAGE_SIZE))).toMatchObject({ hasMore: false })
})

it('keeps what is shown when it cannot be had again, and nothing of another page', () => {
  const shown = reducer(start, loaded(3))
  expect(reducer(shown, transparencyUnreachable(null))).toBe(shown)
  expect(reducer(shown, transparencyUnreachable('2026-10-01'))).toMatchObject({ status: 'unreachable', days: [] })
})

it('forgets what it said of one receipt as soon as another is pasted', () => {
  const refused = reducer(start, receiptRefused('This is not JSON.'))
  expect(refused.check).toEqual({ status: 'wrong', problem: 'This is not JSON.' })
  expect(reducer(refused, receiptPasted('{}')).check).toEqual({ status: 'asking' })
})
