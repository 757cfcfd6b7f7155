import { expect, it } from 'vitest'
import { parseInstant } from '../../../lib/clock/instants.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { boardLoaded, boardsSlice } from './boards-slice.ts'
import { boardPage } from './testing/boards.ts'
import { selectToday } from './today.ts'

const todayAt = (now: string, query: BoardPageQuery, start: string) => {
  const page = boardPage(10, ['Harbor:3'], { period: query.period, start })
  return selectToday({ boards: boardsSlice.reducer(undefined, boardLoaded({ query, page })), clock: { now: parseInstant(now) } })
}

it('takes the server’s word for what is today, however wrong the reader’s clock is', () => {
  for (const now of ['2026-11-20T09:00:00Z', '2026-11-21T20:00:00Z', '2026-11-23T09:00:00Z'])
    expect(todayAt(now, { period: 'day' }, '2026-11-21')).toBe('2026-11-21')
  expect(todayAt('2026-11-30T20:00:00Z', { period: 'week' }, '2026-11-16')).toBe('2026-11-22')
})

it('goes by the clock on a board that the reader has named', () => {
  expect(todayAt('2026-11-21T20:00:00Z', { period: 'day', start: '2026-11-19' }, '2026-11-19')).toBe('2026-11-21')
})
