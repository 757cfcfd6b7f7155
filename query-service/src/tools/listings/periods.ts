import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { ListingQuery } from '@debut/events/tools/listing-questions.ts'
import type { Parts } from '../../kernel/query.ts'

/** What is rising was launched within so many days, and did well since. */
const RISING_DAYS = 30

export interface PeriodQuery extends Pick<ListingQuery, 'year' | 'month'> {
  /** The first day that is wanted. */
  readonly since?: Day
}

/** What is asked for, with the first day from which on it rises. */
export const risingSince = <Query extends { readonly sort: string }>(query: Query, now: Instant): Query & { readonly since?: Day } =>
  query.sort === 'rising' ? { ...query, since: addDays(dayOf(now), -RISING_DAYS) } : query

export const isOfPeriod = ({ year, since }: PeriodQuery): boolean => year !== undefined || since !== undefined

/** From the first day of the asked year or month until that after its last. */
const periodOf = ({ year, month }: PeriodQuery): readonly [from: Day, until: Day] | undefined => {
  if (year === undefined) return undefined
  const first = (years: number, months: number) => Day.parse(`${years}-${String(months).padStart(2, '0')}-01`)
  if (month === undefined) return [first(year, 1), first(year + 1, 1)]
  return [first(year, month), month === 12 ? first(year + 1, 1) : first(year, month + 1)]
}

/** Only rows of launches in that time. */
export const inPeriod = (query: PeriodQuery) => {
  const period = periodOf(query)
  return (rows: ReturnType<Parts['database']['from']>): void => {
    if (query.since !== undefined) void rows.where('board_date', '>=', query.since)
    if (period !== undefined) void rows.where('board_date', '>=', period[0]).where('board_date', '<', period[1])
  }
}

interface Launches {
  readonly schema: string
  readonly table: string
  /** The column that says whose they are, and the one that is asked for. */
  readonly of: string
  readonly is: string
}

/** The years of launches, the newest first: step by step down the index, a year at a time. */
export const yearsOf = async (launches: Launches, { database }: Pick<Parts, 'database'>): Promise<number[]> => {
  const { rows } = await database.raw<{ rows: { year: number }[] }>(
    `with recursive years as (
       (select cast(extract(year from board_date) as int) as year from :schema:.:table: where :of: = :is order by board_date desc limit 1)
       union all
       select (select cast(extract(year from board_date) as int) from :schema:.:table:
               where :of: = :is and board_date < make_date(years.year, 1, 1) order by board_date desc limit 1)
       from years where years.year is not null
     ) select year from years where year is not null`,
    { ...launches },
  )
  return rows.map(({ year }) => year)
}
