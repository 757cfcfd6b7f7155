import { expect, it } from 'vitest'
import { parseInstant } from '../../../lib/clock/instants.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { startBy, todayBy } from './today.ts'

const todayAt = (now: string, query: BoardPageQuery, start: string) => todayBy(parseInstant(now), query, { period: query.period, start })

it('takes the server’s word for what is today, however wrong the reader’s clock is', () => {
  for (const now of ['2026-11-20T09:00:00Z', '2026-11-21T20:00:00Z', '2026-11-23T09:00:00Z'])
    expect(todayAt(now, { period: 'day' }, '2026-11-21')).toBe('2026-11-21')
  expect(todayAt('2026-11-30T20:00:00Z', { period: 'week' }, '2026-11-16')).toBe('2026-11-22')
})

it('goes by the clock on a board that the reader has named', () => {
  expect(todayAt('2026-11-21T20:00:00Z', { period: 'day', start: '2026-11-19' }, '2026-11-19')).toBe('2026-11-21')
})

it('knows what a page is about before its board is there', () => {
  expect(startBy('2026-11-21', { period: 'week' }, undefined)).toBe('2026-11-16')
  expect(startBy('2026-11-21', { period: 'week', start: '2026-11-12' }, undefined)).toBe('2026-11-09')
  expect(startBy('2026-11-21', { period: 'week', asOf: '2026-11-05T10:00:00Z' }, undefined)).toBe('2026-11-02')
})
