import type { Period } from '@debut/events/kernel/periods.ts'

/** So many places at once. */
export const PAGE_SIZE = 50

/** Which board a reader wants: the current one unless they name a day, as it is unless they name a moment. */
export interface BoardPageQuery {
  readonly period: Period
  readonly start?: string | undefined
  readonly asOf?: string | undefined
}
