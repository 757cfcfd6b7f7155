import { expect, it } from 'vitest'
import { boardLink, gapLabel, isAward, periodLabel, toReachNext } from './standing-labels.ts'

const place = { start: '2026-11-16', rank: 4, points: 30, behind: 12, ahead: 3 }

it('tells the gap to the next better place', () => {
  expect(gapLabel(place)).toBe('12 points behind #3')
  expect(gapLabel({ ...place, behind: 1 })).toBe('1 point behind #3')
  expect(gapLabel({ ...place, behind: 0 })).toBe('level with #3')
})

it('says of the first how far it is ahead, and nothing while points are hidden', () => {
  expect(gapLabel({ rank: 1, behind: null, ahead: 2 })).toBe('2 points ahead of #2')
  expect(gapLabel({ rank: 1, behind: null, ahead: null })).toBeUndefined()
  expect(gapLabel({ rank: 4, behind: null, ahead: null })).toBeUndefined()
})

it('asks for one point more than the gap, so that no tie has to be broken', () => {
  expect(toReachNext(place)).toBe(13)
  expect(toReachNext({ behind: null })).toBeUndefined()
})

it('calls a period by its name until it is over', () => {
  expect(periodLabel('week', '2026-11-16', '2026-11-22')).toBe('this week')
  expect(periodLabel('week', '2026-11-16', '2026-11-23')).toBe('in the week of 16 Nov 2026')
  expect(periodLabel('day', '2026-11-21', '2026-11-21')).toBe('today')
  expect(periodLabel('day', '2026-11-20', '2026-11-21')).toBe('on 20 Nov 2026')
  expect(periodLabel('month', '2026-11-01', '2026-12-01')).toBe('in Nov 2026')
  expect(periodLabel('year', '2026-01-01', '2026-12-31')).toBe('this year')
  expect(boardLink('day', '2026-11-20', '2026-11-21')).toBe('/?start=2026-11-20')
  expect(boardLink('month', '2026-11-01', '2026-11-21')).toBe('/monthly')
})

it('gives an award to the first three with a point, once the period is over', () => {
  expect(isAward('week', { ...place, rank: 3 }, '2026-11-23')).toBe(true)
  expect(isAward('week', { ...place, rank: 3 }, '2026-11-22')).toBe(false)
  expect(isAward('week', place, '2026-11-23')).toBe(false)
  expect(isAward('week', { ...place, rank: 2, points: 0 }, '2026-11-23')).toBe(false)
  expect(isAward('week', { ...place, rank: 2, points: null }, '2026-11-23')).toBe(false)
})
