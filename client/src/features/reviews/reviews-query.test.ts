import { expect, it } from 'vitest'
import { reviewsAddress, reviewsQueryIn } from './reviews-query.ts'

const at = (search: string) => ({ path: '/tool/kite', search: new URLSearchParams(search) })

it('shows the most helpful reviews first unless the address says otherwise', () => {
  expect(reviewsQueryIn(new URLSearchParams('tab=reviews'))).toEqual({ sort: 'helpful', page: 1 })
  expect(reviewsQueryIn(new URLSearchParams('sort=newest&page=3'))).toEqual({ sort: 'newest', page: 3 })
})

it('takes an order of comments, or a page that is none, for none', () => {
  expect(reviewsQueryIn(new URLSearchParams('sort=best&page=0'))).toEqual({ sort: 'helpful', page: 1 })
})

it('changes its own part of an address alone', () => {
  expect(reviewsAddress(at('tab=reviews&sort=newest&page=2'), { sort: 'newest', page: 3 })).toBe(
    '/tool/kite?tab=reviews&sort=newest&page=3',
  )
  expect(reviewsAddress(at('tab=reviews&sort=newest&page=2'), { sort: 'helpful', page: 1 })).toBe('/tool/kite?tab=reviews')
  expect(reviewsAddress(at('page=2'), { sort: 'helpful', page: 1 })).toBe('/tool/kite')
})
