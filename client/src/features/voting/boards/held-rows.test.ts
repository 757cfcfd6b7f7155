import { expect, it } from 'vitest'
import { type Entry, shownOf } from './board.ts'
import { waitingFor, withHeld } from './held-rows.ts'
import { boardWith } from './testing/boards.ts'

const rows = (...launches: string[]) => shownOf(boardWith(10, launches))
const written = (entries: readonly Entry[]) => entries.map(({ rank, name, points }) => `${rank} ${name}:${points}`)
const held = rows('Harbor:3', 'Kiln:2', 'Subtext:1')

it('keeps order and numerals while a row is pointed at, and lets points go on', () => {
  const latest = rows('Kiln:5', 'Harbor:4', 'Subtext:1')
  expect(written(withHeld(held, latest))).toEqual(['1 Harbor:4', '2 Kiln:5', '3 Subtext:1'])
  expect(waitingFor(held, latest)).toBe('2 places changed')
})

it('draws no row again that nothing happened to', () => {
  const [, , last] = rows('Kiln:5', 'Harbor:4', 'Subtext:1')
  expect(withHeld(held, [...rows('Kiln:5', 'Harbor:4'), ...(last ? [last] : [])])[2]).toBe(last)
})

it('keeps a launch that left, and lets one wait that came', () => {
  const latest = rows('Harbor:3', 'Newcomer:2', 'Subtext:1')
  expect(written(withHeld(held, latest))).toEqual(['1 Harbor:3', '2 Kiln:2', '3 Subtext:1'])
  expect(waitingFor(held, latest)).toBe('2 places changed')
})

it('shows no numeral before the order that it belongs to', () => {
  const hidden = rows('Subtext', 'Harbor', 'Kiln')
  const latest = rows('Harbor:3', 'Kiln:2', 'Subtext:1')
  expect(written(withHeld(hidden, latest))).toEqual(['null Subtext:null', 'null Harbor:null', 'null Kiln:null'])
  expect(waitingFor(hidden, latest)).toBe('Ranks are in')
})

it('has nothing to say while nothing waits', () => {
  expect(waitingFor(held, rows('Harbor:9', 'Kiln:2', 'Subtext:1'))).toBeUndefined()
  expect(waitingFor(held, rows('Harbor:9', 'Kiln:2', 'Newcomer:2', 'Subtext:1'))).toBe('2 places changed')
})
