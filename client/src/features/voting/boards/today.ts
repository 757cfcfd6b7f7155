import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import type { WithBoards } from './boards-slice.ts'
import { nextPeriod } from '@debut/events/kernel/periods.ts'

/** The day it is. Where the server gave its current board, that counts before the reader's clock. */
export const selectToday = (state: WithBoards & Parameters<typeof selectNow>[0]): string => {
  const { query, period, start } = state.boards
  const day = dayAt(selectNow(state))
  if (start === undefined || query.start !== undefined || query.asOf !== undefined) return day
  const next = nextPeriod(period, start)
  if (day < start) return start
  return day < next ? day : addDays(next, -1)
}
