import { expect, it } from 'vitest'
import { Day } from '../kernel/days.ts'
import { boardsOfVote, countsOnOpenBoardsOnly } from './open-votes.ts'

const day = (text: string) => Day.parse(text)
const vote = (boardDate: string, countsOn = boardDate) => ({ boardDate: day(boardDate), countsOn: day(countsOn) })
const periodsOf = (...dates: Parameters<typeof vote>) => boardsOfVote(vote(...dates)).map(({ period }) => period)

it('counts a vote on the boards that were not over when it was cast', () => {
  expect(periodsOf('2026-03-04')).toEqual(['day', 'week', 'month', 'year'])
  expect(periodsOf('2026-03-04', '2026-03-05')).toEqual(['week', 'month', 'year'])
  expect(periodsOf('2026-02-26', '2026-03-01')).toEqual(['week', 'year'])
  expect(periodsOf('2026-03-04', '2026-12-31')).toEqual(['year'])
  expect(periodsOf('2025-03-04', '2026-03-04')).toEqual([])
})

it('leaves a vote alone as soon as one of its boards is over', () => {
  expect(countsOnOpenBoardsOnly(vote('2026-03-04'), day('2026-03-04'))).toBe(true)
  expect(countsOnOpenBoardsOnly(vote('2026-03-04'), day('2026-03-05'))).toBe(false)
  expect(countsOnOpenBoardsOnly(vote('2026-03-04', '2026-03-05'), day('2026-03-05'))).toBe(true)
  expect(countsOnOpenBoardsOnly(vote('2026-03-04', '2026-03-05'), day('2026-03-09'))).toBe(false)
  expect(countsOnOpenBoardsOnly(vote('2025-03-04', '2026-03-04'), day('2026-03-04'))).toBe(false)
})
