import type { LineDays } from '@debut/events/launches/line/line-answers.ts'
import { addDays, weekdayOf } from '@debut/events/kernel/days.ts'

export interface CalendarDay {
  readonly day: string
  /** Free places that are taken; null before today. */
  readonly taken: number | null
  readonly isFull: boolean
  readonly isOwn: boolean
}

export type CalendarRow =
  | { readonly kind: 'week'; readonly days: readonly CalendarDay[] }
  /** So many weeks without a free place, one after the other. */
  | { readonly kind: 'full'; readonly weeks: number; readonly to: string }

const WEEK = 7
/** Fewer are drawn as they are. */
const LEAST_FOLDED = 2

/** From the Monday of today's week on. Weeks that are full show one thing, and share a row. */
export const calendarRows = ({ days, slots }: Pick<LineDays, 'days' | 'slots'>, own: string | null): CalendarRow[] => {
  const [first] = days
  if (first === undefined) return []
  const known = new Map(days.map(({ day, free }) => [day as string, free]))
  const last = days.at(-1)?.day ?? first.day
  const weeks: CalendarDay[][] = []
  for (let monday = addDays(first.day, 1 - weekdayOf(first.day)); monday <= last; monday = addDays(monday, WEEK))
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => {
        const day = addDays(monday, index)
        const taken = known.get(day) ?? null
        return { day, taken, isFull: taken !== null && taken >= slots.free, isOwn: day === own }
      }),
    )
  return weeks.reduce<CalendarRow[]>((rows, week, index) => {
    const run = runOfFull(weeks, index)
    if (run >= LEAST_FOLDED && !isFoldable(weeks[index - 1]))
      return [...rows, { kind: 'full', weeks: run, to: weeks[index + run - 1]?.at(-1)?.day ?? last }]
    return isFolded(weeks, index) ? rows : [...rows, { kind: 'week', days: week }]
  }, [])
}

const isFoldable = (week: readonly CalendarDay[] | undefined): boolean => week?.every(({ isFull, isOwn }) => isFull && !isOwn) ?? false

const runOfFull = (weeks: readonly (readonly CalendarDay[])[], from: number): number => {
  let to = from
  while (isFoldable(weeks[to])) to++
  return to - from
}

const isFolded = (weeks: readonly (readonly CalendarDay[])[], index: number): boolean => {
  if (!isFoldable(weeks[index])) return false
  let from = index
  while (isFoldable(weeks[from - 1])) from--
  return runOfFull(weeks, from) >= LEAST_FOLDED
}
