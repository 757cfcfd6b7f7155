import type { Period } from '@debut/events/kernel/periods.ts'
import type { Place } from '../../../lib/page/page.ts'
import { writtenAt } from '../../../lib/clock/written-at.ts'
import { momentInLosAngeles } from '../../../lib/clock/moment-in-los-angeles.ts'
import { periodAt } from './period.ts'

/** Which board a reader wants: the current one unless they name a day, as it is unless they name a moment. */
export interface BoardPageQuery {
  readonly period: Period
  readonly start?: string | undefined
  readonly asOf?: string | undefined
}

export const pageQueryAt = ({ path, search }: Pick<Place, 'path' | 'search'>): BoardPageQuery => ({
  period: periodAt(path),
  // A form that is sent without a script has its empty fields in the address.
  start: search.get('start') || undefined,
  asOf: asOfIn(search.get('asOf') || undefined),
})

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/

/** A time that says nothing of its zone was read from a clock in Los Angeles. */
const asOfIn = (written: string | undefined): string | undefined => {
  if (written === undefined || !WITHOUT_ZONE.test(written)) return written
  const moment = momentInLosAngeles(written)
  return moment === undefined ? written : writtenAt(moment)
}
