import { askRangeNames } from '@debut/events/tools/ask-ranges.ts'
import type { ForSaleQuery } from '@debut/events/tools/sale-questions.ts'
import { Category, Pricing } from '@debut/events/tools/tool-card.ts'
import type { Place } from '../../../lib/page/page.ts'
import { PAGE_SIZE, pageIn } from '../listings/asked-listing.ts'

export interface AskedSale extends Pick<ForSaleQuery, 'category' | 'pricing' | 'openSource' | 'ask' | 'sort'> {
  readonly page: number
}

const SORTS = ['newest', 'best', 'cheapest', 'dearest'] as const satisfies readonly ForSaleQuery['sort'][]

export const askedSale = ({ search }: Pick<Place, 'search'>): AskedSale => ({
  category: Category.safeParse(search.get('category')).data,
  pricing: Pricing.safeParse(search.get('price')).data,
  openSource: search.get('open-source') === 'yes' ? 'yes' : undefined,
  ask: askRangeNames.find((range) => range === search.get('ask')),
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  page: pageIn(search, PAGE_SIZE),
})

/** All that is for sale, in the order in which it came. */
export const WHOLE: AskedSale = {
  category: undefined,
  pricing: undefined,
  openSource: undefined,
  ask: undefined,
  sort: 'newest',
  page: 1,
}

/** What is as it would be anyway is not said. */
export const saleAddress = ({ category, pricing, openSource, ask, sort, page }: AskedSale): string => {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(ask !== undefined && { ask }),
    ...(pricing !== undefined && { price: pricing }),
    ...(openSource !== undefined && { 'open-source': openSource }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/for-sale${query.size > 0 ? `?${query}` : ''}`
}

/** As the server is asked for it. */
export const saleQuery = ({ category, pricing, openSource, ask, sort, page }: AskedSale): string =>
  new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(pricing !== undefined && { pricing }),
    ...(openSource !== undefined && { openSource }),
    ...(ask !== undefined && { ask }),
    sort,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  }).toString()
