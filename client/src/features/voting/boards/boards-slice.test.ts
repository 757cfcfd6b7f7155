import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import type { BoardPageQuery } from './board-page-query.ts'
import {
  boardLoaded,
  boardReached,
  boardsSlice,
  type BoardState,
  boardUnreachable,
  momentSought,
  moreLoaded,
  previewEnded,
  previewLoaded,
  selectDrawn,
  standingsReceived,
} from './boards-slice.ts'
import { launchIdOf } from '../../../lib/api/testing/ids.ts'
import { boardUpdate, boardPage } from './testing/boards.ts'

const today: BoardPageQuery = { period: 'day' }

const after = (...actions: UnknownAction[]): BoardState => {
  let state = boardsSlice.reducer(undefined, { type: 'nothing' })
  for (const action of actions) state = boardsSlice.reducer(state, action)
  return state
}
const loaded = (position: number, launches: string[], query = today) => boardLoaded({ query, page: boardPage(position, launches) })
const received = (position: number, launches: string[], more = {}) => standingsReceived({ position, update: boardUpdate(launches, more) })

const list = ({ order, entries }: Pick<BoardState, 'order' | 'entries'>) => order.map((id) => `${entries[id]?.name}:${entries[id]?.points}`)

it('puts launches where the newest message says', () => {
  const state = after(loaded(10, ['Harbor:3', 'Kiln:2', 'Subtext:1']), received(12, ['Kiln:4', 'Harbor:3', 'Subtext:1']))
  expect(list(state)).toEqual(['Kiln:4', 'Harbor:3', 'Subtext:1'])
  expect(state.position).toBe(12)
})

it('takes a message again under the same position, because time alone may have changed it, but never an older one', () => {
  const hidden = after(loaded(10, ['Harbor', 'Kiln']), received(10, ['Kiln:4', 'Harbor:3']))
  expect(list(hidden)).toEqual(['Kiln:4', 'Harbor:3'])
  expect(list(boardsSlice.reducer(hidden, received(9, ['Harbor:9', 'Kiln:1'])))).toEqual(['Kiln:4', 'Harbor:3'])
})

it('ignores the board of another period or day', () => {
  const before = after(loaded(10, ['Harbor:3', 'Kiln:2']))
  expect(boardsSlice.reducer(before, received(12, ['Kiln:9', 'Harbor:3'], { period: 'week' }))).toBe(before)
  expect(boardsSlice.reducer(before, received(12, ['Kiln:9', 'Harbor:3'], { start: '2026-11-22' }))).toBe(before)
})

it('leaves the rows alone that nothing happened to', () => {
  const before = after(loaded(10, ['Harbor:3', 'Kiln:2', 'Subtext:1']))
  const next = boardsSlice.reducer(before, received(11, ['Harbor:4', 'Kiln:2', 'Subtext:1']))
  expect(next.entries[launchIdOf('kiln')]).toBe(before.entries[launchIdOf('kiln')])
  expect(next.entries[launchIdOf('harbor')]).not.toBe(before.entries[launchIdOf('harbor')])
})

it('does not let an answer that was slower than a message take anything back', () => {
  const state = after(loaded(10, ['Harbor:3', 'Kiln:2']), received(14, ['Kiln:5', 'Harbor:3']), loaded(12, ['Harbor:3', 'Kiln:2']))
  expect(list(state)).toEqual(['Kiln:5', 'Harbor:3'])
  expect(state.position).toBe(14)
})

it('asks for the name of a launch that has come among the shown, and then shows it in its place', () => {
  const state = after(loaded(10, ['Harbor:3', 'Kiln:2']), received(14, ['Harbor:3', 'Newcomer:3', 'Kiln:2']))
  expect(list(state)).toEqual(['Harbor:3', 'Kiln:2'])
  expect(state.incomplete).toBe(true)
  const whole = boardsSlice.reducer(state, loaded(13, ['Harbor:3', 'Newcomer:2', 'Kiln:2']))
  expect(list(whole)).toEqual(['Harbor:3', 'Newcomer:2', 'Kiln:2'])
  expect(whole.incomplete).toBe(false)
})

it('knows how far each launch has climbed since the reader came, and counts nothing from the hidden hours', () => {
  const climbed = after(loaded(10, ['Harbor:3', 'Kiln:2']), received(12, ['Kiln:4', 'Harbor:3']))
  expect(climbed.cameWith).toEqual({ [launchIdOf('harbor')]: 1, [launchIdOf('kiln')]: 2 })
  const revealed = after(loaded(10, ['Harbor', 'Kiln']), received(10, ['Kiln:4', 'Harbor:3']))
  expect(revealed.cameWith).toEqual({ [launchIdOf('harbor')]: 2, [launchIdOf('kiln')]: 1 })
})

it('knows that nothing has changed as far as the server says, of this board only', () => {
  const at = (start: string, position: number) => after(loaded(10, ['Harbor:3']), boardReached({ start, position })).position
  expect([at('2026-11-21', 15), at('2026-11-21', 9), at('2026-11-20', 15)]).toEqual([15, 10, 10])
})

it('moves on to the new day without a trace of the one before', () => {
  const midnight = boardLoaded({ query: today, page: boardPage(20, ['Dawn:1'], { start: '2026-11-22' }) })
  const state = after(loaded(10, ['Harbor:3', 'Kiln:2']), midnight)
  expect(list(state)).toEqual(['Dawn:1'])
  expect(Object.keys(state.entries)).toEqual([launchIdOf('dawn')])
})

const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => `T${from + index}:${1_000 - from - index}`)
const second = boardPage(10, many(51, 50))
const secondPage = { ...second, total: 150, entries: second.entries.map((entry) => ({ ...entry, rank: entry.rank + 50 })) }

it('shows the next launches below the first, each once, and keeps them when the board moves', () => {
  const first = boardLoaded({ query: today, page: boardPage(10, many(1, 50), { total: 150 }) })
  const state = after(first, moreLoaded({ query: today, page: secondPage }))
  expect(state.order).toHaveLength(100)
  const moved = boardsSlice.reducer(state, received(12, ['T60:2000', ...many(1, 59), ...many(61, 40)]))
  expect(moved.order).toHaveLength(100)
  expect(list(moved).slice(0, 2)).toEqual(['T60:2000', 'T1:999'])
})

it('lets a launch go that has fallen below the shown', () => {
  const first = boardLoaded({ query: today, page: boardPage(10, many(1, 50), { total: 150 }) })
  const state = after(first, received(12, [...many(1, 49), 'T70:951', 'T50:950', ...many(51, 19), ...many(71, 30)]))
  expect(state.order).toHaveLength(49)
  expect(state.incomplete).toBe(true)
})

it('keeps what it shows while the server is unavailable, and shows nothing of another board as this one', () => {
  const ready = loaded(10, ['Harbor:3'])
  expect(list(after(ready, boardUnreachable({ query: today, missing: false })))).toEqual(['Harbor:3'])
  const other = after(ready, boardUnreachable({ query: { period: 'week' }, missing: false }))
  expect([other.status, other.period, other.order]).toEqual(['unreachable', 'week', []])
})

const seek = momentSought('2026-11-21T10:00:00-08:00')
const moment = (turn: number, launches: string[]) => previewLoaded({ turn, asOf: `turn ${turn}`, page: boardPage(10, launches) })

it('shows the moment that was sought last, in whatever order the answers come', () => {
  const state = after(
    loaded(10, ['Harbor:3']),
    seek,
    moment(2, ['Kiln:2']),
    moment(1, ['Harbor:1']),
    moment(3, ['Kiln:3']),
    moment(2, ['Kiln:2']),
  )
  expect(list(selectDrawn({ boards: state }))).toEqual(['Kiln:3'])
})

it('does not fall back into the past when an answer comes after the reader has left it', () => {
  const state = after(loaded(10, ['Harbor:3']), seek, moment(1, ['Kiln:2']), previewEnded(), moment(2, ['Kiln:1']))
  expect(list(selectDrawn({ boards: state }))).toEqual(['Harbor:3'])
})

it('goes on behind the past, and is there when the reader returns', () => {
  const state = after(loaded(10, ['Harbor:3', 'Kiln:2']), seek, moment(1, ['Kiln:1']), received(14, ['Kiln:5', 'Harbor:3']))
  expect(list(selectDrawn({ boards: state }))).toEqual(['Kiln:1'])
  expect(list(selectDrawn({ boards: boardsSlice.reducer(state, previewEnded()) }))).toEqual(['Kiln:5', 'Harbor:3'])
})

it('does not let the present into a board of the past', () => {
  const past = loaded(10, ['Harbor:3'], { period: 'day', asOf: '2026-11-21T10:00:00-08:00' })
  expect(list(after(past, received(14, ['Kiln:5', 'Harbor:3'])))).toEqual(['Harbor:3'])
})
