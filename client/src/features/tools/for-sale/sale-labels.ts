import { type AskRange, askRanges } from '@debut/events/tools/ask-ranges.ts'
import type { Sale } from '@debut/events/tools/sale.ts'
import type { ForSale } from '@debut/events/tools/sale-answers.ts'
import type { PutUpWithin } from '@debut/events/tools/put-up-within.ts'
import { grouped, products } from '../../../ui/grouped.ts'
import { categoryName } from '../listings/listing-labels.ts'
import type { SalePageQuery } from './sale-page-query.ts'

const amount = (cents: number) => grouped(cents / 100)

/** Without a currency, as none is converted. */
export const rangeLabel = (range: AskRange): string => {
  const [from, below] = askRanges[range]
  if (from === 0) return `Below ${amount(below)}`
  return below === Number.MAX_SAFE_INTEGER ? `From ${amount(from)}` : `${amount(from)} to ${amount(below)}`
}

export const withinLabel = (days: PutUpWithin): string => (days === '365' ? 'Past year' : `Past ${days} days`)

/** "2.5× yearly profit". */
export const multipleLabel = ({ multiple }: Pick<Sale, 'multiple'>): string | undefined =>
  multiple === null ? undefined : `${multiple}× yearly profit`

export const saleIntro = ({ category }: Pick<SalePageQuery, 'category'>, { all, total }: Pick<ForSale, 'all' | 'total'>): string => {
  const what = category === undefined ? '' : ` in ${categoryName(category)}`
  if (all === 0) return 'Products whose makers would hand them on. Nothing is for sale right now.'
  return `${products(category === undefined ? all : total)}${what} whose makers would hand them on, with what they ask. Revenue and profit are of the last twelve months, and their makers’ own word.`
}
