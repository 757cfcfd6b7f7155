import type { Day } from '../kernel/days.ts'
import { lastDayOfPeriod, type Period, periods, startOfPeriod } from '../kernel/periods.ts'

interface Vote {
  readonly boardDate: Day
  readonly countsOn: Day
}

interface Board {
  readonly period: Period
  readonly start: Day
}

/** The boards that a vote counts on: of the periods of its launch's day, those that were not over when it was cast. */
export const boardsOfVote = ({ boardDate, countsOn }: Vote): readonly Board[] =>
  periods
    .map((period) => ({ period, start: startOfPeriod(period, boardDate) }))
    .filter(({ period, start }) => countsOn <= lastDayOfPeriod(period, start))

/** What is voided of such a vote changes no board that is over. */
export const countsOnOpenBoardsOnly = (vote: Vote, today: Day): boolean => {
  const boards = boardsOfVote(vote)
  return boards.length > 0 && boards.every(({ period, start }) => today <= lastDayOfPeriod(period, start))
}
