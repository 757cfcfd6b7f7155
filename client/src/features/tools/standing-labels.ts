import { nextPeriod, type Period } from '@debut/events/kernel/periods.ts'
import { dateLabel, monthName } from '../../lib/clock/day-labels.ts'
import { boardPath, BOARDS } from '../../ui/board-path.ts'
import type { Place } from './launch-facts.ts'

export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Returns a label such as "12 points behind #3", or how far the first launch is ahead. It is undefined while points are hidden. */
export const gapLabel = ({ rank, behind, ahead }: Pick<Place, 'rank' | 'behind' | 'ahead'>): string | undefined => {
  if (rank === null) return undefined
  if (behind !== null) return behind === 0 ? `level with #${rank - 1}` : `${countOf(behind, 'point')} behind #${rank - 1}`
  if (rank !== 1 || ahead === null) return undefined
  return ahead === 0 ? 'level with #2' : `${countOf(ahead, 'point')} ahead of #2`
}

/** What is surely enough for the next place: tools with equal points are ordered by voters and by who was first. */
export const toReachNext = ({ behind }: Pick<Place, 'behind'>): number | undefined => (behind === null ? undefined : behind + 1)

/** Whether a period had ended before a day. */
const isOver = (period: Period, start: string, today: string): boolean => today >= nextPeriod(period, start)

const NOW = { day: 'today', week: 'this week', month: 'this month', year: 'this year' } as const

/** "today", "this week", or the dates of what is over. */
export const periodLabel = (period: Period, start: string, today: string): string => {
  if (!isOver(period, start, today)) return NOW[period]
  if (period === 'year') return `in ${start.slice(0, 4)}`
  if (period === 'month') return `in ${monthName(start)} ${start.slice(0, 4)}`
  return period === 'week' ? `in the week of ${dateLabel(start)}` : `on ${dateLabel(start)}`
}

export const boardLink = (period: Period, start: string, today: string): string =>
  isOver(period, start, today) ? boardPath(period, start) : BOARDS[period]

const PLACES = 3

/** An award is a place among the first three of a period that is over, with at least a point. */
export const isAward = (period: Period, { start, rank, points }: Pick<Place, 'start' | 'rank' | 'points'>, today: string): boolean =>
  rank !== null && rank <= PLACES && points !== null && points > 0 && isOver(period, start, today)
