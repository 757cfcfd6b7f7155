import { ForSaleQuery } from '@debut/events/tools/sale-questions.ts'
import { expect, it } from 'vitest'
import { saleAddress, saleOf, salePageQuery, WHOLE } from './sale-page-query.ts'

const read = (query: string) => salePageQuery({ search: new URLSearchParams(query) })

it('reads what its own addresses say', () => {
  const query = {
    category: 'design',
    pricing: 'paid',
    openSource: 'yes',
    deal: 'yes',
    within: '30',
    ask: '1k-10k',
    sort: 'cheapest',
    page: 3,
  } as const
  expect(saleAddress(query)).toBe('/for-sale?category=design&ask=1k-10k&within=30&price=paid&open-source=yes&deal=yes&sort=cheapest&page=3')
  expect(read(saleAddress(query).split('?')[1] ?? '')).toEqual(query)
  expect(saleAddress(WHOLE)).toBe('/for-sale')
  expect(read('')).toEqual(WHOLE)
})

it('ignores parameters that are not valid', () => {
  expect(read('category=cars&price=cheap&open-source=no&deal=no&ask=all&within=8&sort=random&page=0')).toEqual(WHOLE)
  expect(read('page=1.5')).toEqual(WHOLE)
})

it('asks the server for what the server takes', () => {
  const query = { ...WHOLE, category: 'business', ask: 'from-50k', within: '7', deal: 'yes', page: 2 } as const
  expect(ForSaleQuery.parse(Object.fromEntries(new URLSearchParams(saleOf(query).key.split('?')[1])))).toEqual({
    category: 'business',
    ask: 'from-50k',
    within: '7',
    deal: 'yes',
    sort: 'newest',
    limit: 24,
    offset: 24,
  })
})
