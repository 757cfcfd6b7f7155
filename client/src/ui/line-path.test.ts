import { expect, it } from 'vitest'
import { linePath, niceMax } from './line-path.ts'

it('ends a scale with a round number that holds everything', () => {
  expect([0, 3, 5, 13, 21, 47, 100, 187, 401].map(niceMax)).toEqual([4, 4, 5, 20, 40, 50, 100, 200, 500])
})

it('begins at nothing and ends where the day has come to', () => {
  const { line, area, end } = linePath([1, 2], { width: 100, height: 40, slots: 4, max: 4 })
  expect(line).toBe('M0 40L25 30L50 20')
  expect(area).toBe('M0 40L25 30L50 20L50 40L0 40Z')
  expect(end).toEqual({ x: 50, y: 20 })
})

it('has no end before there is a point', () => {
  expect(linePath([], { width: 100, height: 40, slots: 4, max: 4 })).toEqual({ line: 'M0 40', area: '', end: undefined })
})
