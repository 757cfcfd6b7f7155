import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import { nextPeriod, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import type { Board } from './board.ts'
import type { BoardPageQuery } from './board-page-query.ts'

type Dated = Pick<Board, 'period' | 'start'>

/** The day it is. Where the server gave its current board, that counts before the reader's clock. */
export const todayBy = (now: number, query: BoardPageQuery, board: Dated | undefined): string => {
  const day = dayAt(now)
  if (board === undefined || query.start !== undefined || query.asOf !== undefined) return day
  const next = nextPeriod(board.period, board.start)
  if (day < board.start) return board.start
  return day < next ? day : addDays(next, -1)
}

/** The first day of the period that a page is about, whether or not its board is known. */
export const startBy = (today: string, query: BoardPageQuery, board: Dated | undefined): string =>
  board?.start ?? startOfPeriod(query.period, query.start ?? momentsDay(query) ?? today)

/** A moment's board is that of the period it lies in. */
const momentsDay = ({ asOf }: BoardPageQuery): string | undefined => (asOf === undefined ? undefined : dayAt(parseInstant(asOf)))
