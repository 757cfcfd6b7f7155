import { addDays } from '@debut/events/kernel/days.ts'
import { awardOf, type Badge } from '@debut/events/tools/badge-answers.ts'
import { dateLabel, monthName } from '../../../lib/clock/day-labels.ts'
import { boardPath } from '../../../ui/board-path.ts'

/** "#1 of the day", as it stands on the badge. */
export const claimOf = ({ kind }: Pick<Badge, 'kind'>): string => {
  const award = awardOf(kind)
  if (award !== undefined) return `#${award.place} of the ${award.period}`
  if (kind === 'coming_soon') return 'Coming soon'
  return kind === 'live' ? 'Live today' : 'Listed'
}

/** Room for a date is scarce: of a week its Monday, which "of the week" explains. */
export const shortDateOf = ({ kind, start }: Badge): string => {
  if (start === null) return ''
  const period = awardOf(kind)?.period
  if (period === 'year') return start.slice(0, 4)
  return period === 'month' ? `${monthName(start)} ${start.slice(0, 4)}` : dateLabel(start)
}

/** When that was, or will be. */
export const datesOf = ({ kind, start }: Badge): string =>
  start !== null && awardOf(kind)?.period === 'week'
    ? `${dateLabel(start)} to ${dateLabel(addDays(start, 6))}`
    : shortDateOf({ kind, start })

/** The whole of it in words, for who does not see it. */
export const badgeLabel = (name: string, badge: Badge): string => {
  const dates = datesOf(badge)
  return `${name}: ${claimOf(badge)} on Debut${dates === '' ? '' : `, ${dates}`}`
}

/** Where everybody can see that it is so: the standings of the period, or the tool's own page. */
export const proofPath = (slug: string, { kind, start }: Badge): string => {
  const period = awardOf(kind)?.period ?? (kind === 'live' ? 'day' : undefined)
  return period === undefined || start === null ? `/tool/${slug}` : boardPath(period, start)
}
