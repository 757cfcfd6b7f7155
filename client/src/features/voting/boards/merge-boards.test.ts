import { expect, it } from 'vitest'
import { launchIdOf } from '../../../lib/api/testing/ids.ts'
import { type Board, shownOf } from './board.ts'
import { merged, namesUnknown, withFrame, withMore } from './merge-boards.ts'
import { boardWith, frameWith, listOf } from './testing/boards.ts'

const entryOf = ({ entries }: Board, name: string) => entries.find(({ launchId }) => launchId === launchIdOf(name))
const climbs = ({ entries }: Board) => entries.map(({ name, rank, was = rank }) => `${name}:${Number(was) - Number(rank)}`)

it('puts launches where the newest frame says', () => {
  const board = withFrame(boardWith(10, ['Harbor:3', 'Kiln:2', 'Subtext:1']), frameWith(['Kiln:4', 'Harbor:3', 'Subtext:1']), 12)
  expect(listOf(board)).toEqual(['Kiln:4', 'Harbor:3', 'Subtext:1'])
  expect(board.position).toBe(12)
})

it('takes a frame again under the same position, because time alone may have changed it, but never an older one', () => {
  const revealed = withFrame(boardWith(10, ['Harbor', 'Kiln']), frameWith(['Kiln:4', 'Harbor:3']), 10)
  expect(listOf(revealed)).toEqual(['Kiln:4', 'Harbor:3'])
  expect(withFrame(revealed, frameWith(['Harbor:9', 'Kiln:1']), 9)).toBe(revealed)
})

it.each(['a frame', 'an answer'])('leaves the rows alone that nothing happened to in %s', (what) => {
  const before = boardWith(10, ['Harbor:3', 'Kiln:2', 'Subtext:1'])
  const now = ['Harbor:4', 'Kiln:2', 'Subtext:1']
  const after = what === 'a frame' ? withFrame(before, frameWith(now), 11) : merged(before, boardWith(11, now))
  expect(entryOf(after, 'kiln')).toBe(entryOf(before, 'kiln'))
  expect(entryOf(after, 'harbor')).not.toBe(entryOf(before, 'harbor'))
})

it('does not let an answer that was slower than a frame take anything back', () => {
  const ahead = withFrame(boardWith(10, ['Harbor:3', 'Kiln:2']), frameWith(['Kiln:5', 'Harbor:3']), 14)
  const board = merged(ahead, boardWith(12, ['Harbor:3', 'Kiln:2']))
  expect(listOf(board)).toEqual(['Kiln:5', 'Harbor:3'])
  expect(board.position).toBe(14)
})

it('leaves out whose name it does not know until an answer lends it, even one that was slower', () => {
  const before = boardWith(10, ['Harbor:3', 'Kiln:2'])
  const frame = frameWith(['Harbor:3', 'Newcomer:3', 'Kiln:2'])
  expect(namesUnknown(before, frame)).toBe(true)
  const ahead = withFrame(before, frame, 14)
  expect(listOf(ahead)).toEqual(['Harbor:3', 'Kiln:2'])
  const whole = merged(ahead, boardWith(13, ['Harbor:3', 'Newcomer:2', 'Kiln:2']))
  expect(listOf(whole)).toEqual(['Harbor:3', 'Newcomer:2', 'Kiln:2'])
  expect(namesUnknown(whole, frame)).toBe(false)
})

it('does not let a slower answer bring back who has left the board, and knows them when they return', () => {
  const before = boardWith(10, ['Harbor:3', 'Kiln:2'])
  const left = withFrame(before, frameWith(['Harbor:3']), 12)
  expect(listOf(merged(left, boardWith(11, ['Harbor:3', 'Kiln:2'])))).toEqual(['Harbor:3'])
  const returned = withFrame(left, frameWith(['Harbor:3', 'Kiln:2']), 13)
  expect(listOf(returned)).toEqual(['Harbor:3', 'Kiln:2'])
  expect(climbs(returned)).toEqual(['Harbor:0', 'Kiln:0'])
})

it('knows how far each launch has climbed since it was first seen, and counts nothing from the hidden hours', () => {
  const climbed = withFrame(boardWith(10, ['Harbor:3', 'Kiln:2']), frameWith(['Kiln:4', 'Harbor:3']), 12)
  expect(climbs(climbed)).toEqual(['Kiln:1', 'Harbor:-1'])
  expect(climbs(merged(climbed, boardWith(13, ['Kiln:5', 'Harbor:4'])))).toEqual(['Kiln:1', 'Harbor:-1'])
  expect(climbs(merged(climbed, boardWith(13, ['Harbor:9', 'Kiln:5'])))).toEqual(['Harbor:0', 'Kiln:0'])
  expect(climbs(withFrame(boardWith(10, ['Harbor', 'Kiln']), frameWith(['Kiln:4', 'Harbor:3']), 10))).toEqual(['Kiln:0', 'Harbor:0'])
})

it('moves on to the new day without a trace of the one before, wherever the log is', () => {
  const dawn = boardWith(9, ['Dawn:1'], { start: '2026-11-22' })
  expect(merged(boardWith(10, ['Harbor:3', 'Kiln:2']), dawn)).toBe(dawn)
})

const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Tool${from + index}:${1_000 - from - index}`)
const first = boardWith(10, many(1, 50), { total: 150 })
/** The places from one on. */
const places = (from: number, launches: readonly string[], more: object = {}) => {
  const { entries, ...page } = boardWith(10, launches, { total: 150, ...more })
  return {
    ...page,
    size: from + 49,
    entries: entries.map((entry) => ({ ...entry, place: entry.place + from - 1, rank: entry.place + from - 1 })),
  }
}

it('shows the next launches below the first, each once, and keeps them when the board moves', () => {
  const board = withMore(first, places(51, ['Tool50:950', ...many(51, 49)]))
  expect(listOf(board)).toEqual(many(1, 99))
  const moved = withFrame(board, frameWith(['Tool60:2000', ...many(1, 59), ...many(61, 40)]), 12)
  expect(listOf(moved)).toHaveLength(99)
  expect(listOf(moved).slice(0, 2)).toEqual(['Tool60:2000', 'Tool1:999'])
})

it('shows below the first places who has fallen there', () => {
  const fallen = withFrame(first, frameWith([...many(1, 49), ...many(51, 50)]), 12)
  expect(listOf(fallen)).toEqual(many(1, 49))
  expect(listOf(withMore(fallen, places(51, [...many(52, 49), 'Tool50:2'])))).toContain('Tool50:2')
})

it('keeps the launches beyond what frames tell of', () => {
  const board = withMore(withMore(first, places(51, many(51, 50))), places(101, many(101, 50)))
  expect(listOf(withFrame(board, frameWith(many(1, 100)), 12))).toEqual(many(1, 150))
})

it('shows no places of another day below its own', () => {
  expect(withMore(first, places(51, many(51, 50), { start: '2026-11-22' }))).toBe(first)
})

it('lets a launch go that has fallen below the shown, and knows it when it is back', () => {
  const rising = frameWith([...many(1, 49), 'Tool70:951', 'Tool50:950', ...many(51, 19), ...many(71, 30)])
  const fallen = withFrame(first, rising, 12)
  expect(listOf(fallen)).toEqual(many(1, 49))
  expect(namesUnknown(first, rising)).toBe(true)
  const whole = merged(fallen, boardWith(12, [...many(1, 49), 'Tool70:951'], { total: 150 }))
  expect(shownOf(whole)).toHaveLength(50)
  expect(namesUnknown(whole, frameWith(many(1, 100)))).toBe(false)
  expect(listOf(withFrame(whole, frameWith(many(1, 100)), 13))).toEqual(many(1, 50))
})
