import { createSelector } from '@reduxjs/toolkit'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import type { WithBoards } from './boards-slice.ts'
import { nextPeriod } from '@debut/events/kernel/periods.ts'

const selectAsked = ({ boards }: WithBoards) => boards.asked
const selectPeriod = ({ boards }: WithBoards) => boards.period
const selectStart = ({ boards }: WithBoards) => boards.start

/** The day it is. Where the server gave its current board, that counts before the reader's clock. */
export const selectToday = createSelector([selectAsked, selectPeriod, selectStart, selectNow], (asked, period, start, now): string => {
  const day = dayAt(now)
  if (start === undefined || asked.start !== undefined || asked.asOf !== undefined) return day
  const next = nextPeriod(period, start)
  if (day < start) return start
  return day < next ? day : addDays(next, -1)
})
