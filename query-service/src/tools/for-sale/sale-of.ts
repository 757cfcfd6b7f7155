import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Sale } from '@debut/events/tools/sale.ts'
import type { SaleTerms } from '@debut/events/tools/tool-card.ts'

export interface SaleRow {
  readonly terms: SaleTerms
  readonly put_up_at: Date
}

/** Its terms as they are shown. */
export const saleOf = ({ terms, put_up_at }: SaleRow): Sale => {
  const { askCents, currency, ttmRevenueCents, ttmProfitCents } = terms
  const multiple = ttmProfitCents !== null && ttmProfitCents > 0 ? Math.round((askCents / ttmProfitCents) * 10) / 10 : null
  return { askCents, currency, ttmRevenueCents, ttmProfitCents, multiple, putUpAt: isoOf(toInstant(put_up_at.toISOString())) }
}
