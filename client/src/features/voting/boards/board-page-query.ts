import type { Period } from '@debut/events/kernel/periods.ts'
import type { Place } from '../../../lib/page/page.ts'
import { periodAt } from './period.ts'

/** Which board a reader wants: the current one unless they name a day, as it is unless they name a moment. */
export interface BoardPageQuery {
  readonly period: Period
  readonly start?: string | undefined
  readonly asOf?: string | undefined
}

export const pageQueryAt = ({ path, search }: Pick<Place, 'path' | 'search'>): BoardPageQuery => ({
  period: periodAt(path),
  start: search.get('start') ?? undefined,
  asOf: search.get('asOf') ?? undefined,
})
