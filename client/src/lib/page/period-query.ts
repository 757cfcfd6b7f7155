import { longMonthName } from '../clock/day-labels.ts'

const YEAR = /^2[01]\d\d$/
const MONTH = /^([1-9]|1[0-2])$/

/** A year, or a month of it. */
export interface PeriodQuery {
  readonly year?: number | undefined
  readonly month?: number | undefined
}

/** A value that does not exist counts as not asked for. */
export const periodIn = (year: string | null | undefined, month: string | null | undefined): PeriodQuery => {
  if (!YEAR.test(year ?? '')) return {}
  return { year: Number(year), ...(MONTH.test(month ?? '') && { month: Number(month) }) }
}

/** As an address says it, a page's and the server's alike. */
export const periodInQuery = ({ year, month }: PeriodQuery) => ({
  ...(year !== undefined && { year: String(year) }),
  ...(month !== undefined && { month: String(month) }),
})

/** "November 2026". */
export const periodLabel = ({ year, month }: PeriodQuery): string | undefined =>
  year === undefined ? undefined : `${month === undefined ? '' : `${longMonthName(month)} `}${year}`
