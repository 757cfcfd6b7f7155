import { addDays, isDay, startMillis } from '@debut/events/kernel/days.ts'
import { nextPeriod, type Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { writtenAt } from '../../../lib/clock/written-at.ts'
import { FIRST_DAY } from './board-stepper.tsx'
import { momentInLosAngeles } from '../../../lib/clock/moment-in-los-angeles.ts'
import { datesOf, isCurrent } from './period-labels.ts'
import { pathOf } from './period.ts'

export interface Wrong {
  readonly start?: string
  readonly asOf?: string
}

interface Typed {
  readonly day: string
  /** In Los Angeles; empty for the latest. */
  readonly moment: string
}

interface Known {
  readonly period: Period
  readonly today: string
  readonly now: number
}

/** Where the board is that somebody asks for, or why there is none. */
export const soughtIn = (typed: Typed, { period, today, now }: Known): { readonly path: string } | { readonly wrong: Wrong } => {
  const { day } = typed
  if (!isDay(day)) return { wrong: { start: 'Choose a day.' } }
  if (day < FIRST_DAY) return { wrong: { start: 'Boards begin with 2019.' } }
  if (day > today) return { wrong: { start: 'This day is in the future.' } }
  const start = startOfPeriod(period, day)
  const moment = typed.moment === '' ? undefined : momentInLosAngeles(typed.moment)
  if (typed.moment !== '' && moment === undefined) return { wrong: { asOf: 'Give a day and a time.' } }
  if (moment !== undefined && moment > now) return { wrong: { asOf: 'This moment is in the future.' } }
  if (moment !== undefined && moment < startMillis(start))
    return { wrong: { asOf: `This board begins on ${datesOf('day', start, today)}. Choose a later moment.` } }
  if (moment !== undefined && moment > startMillis(nextPeriod(period, start)))
    return {
      wrong: { asOf: `This board ended with ${datesOf('day', addDays(nextPeriod(period, start), -1), today)}. Choose an earlier moment.` },
    }
  const query = new URLSearchParams({
    ...(!isCurrent(period, start, today) && { start }),
    ...(moment !== undefined && { asOf: writtenAt(moment) }),
  })
  return { path: query.size === 0 ? pathOf(period) : `${pathOf(period)}?${query}` }
}
