import { periodFields } from '@debut/events/tools/listing-questions.ts'
import { longMonthName } from '../clock/day-labels.ts'
import { readFields } from './address-fields.ts'

/** A year, or a month of it. */
export interface PeriodQuery {
  readonly year?: number | undefined
  readonly month?: number | undefined
}

/** A month of no year counts as not asked for. */
export const periodIn = (search: URLSearchParams): PeriodQuery => {
  const { year, month } = readFields(periodFields, search)
  return { year, month: year === undefined ? undefined : month }
}

/** "November 2026". */
export const periodLabel = ({ year, month }: PeriodQuery): string | undefined =>
  year === undefined ? undefined : `${month === undefined ? '' : `${longMonthName(month)} `}${year}`
