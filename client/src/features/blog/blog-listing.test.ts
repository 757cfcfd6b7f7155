import { expect, it } from 'vitest'
import { categoriesOf, categoryName, inCategory, listPage, pageNumber } from './blog-listing.ts'

const posts = Array.from({ length: 21 }, (_, index) => ({
  slug: `post-${index}`,
  categories: index === 0 ? ['voting', 'makers'] : ['makers'],
}))

it('lists ten posts a page, and the rest on the last', () => {
  expect(listPage(posts, 1)).toMatchObject({ page: 1, pages: 3, posts: posts.slice(0, 10) })
  expect(listPage(posts, 3)?.posts).toEqual(posts.slice(20))
})

it('has no page before the first and none after the last', () => {
  expect(listPage(posts, 0)).toBeUndefined()
  expect(listPage(posts, 4)).toBeUndefined()
  expect(listPage(posts, Number.NaN)).toBeUndefined()
})

it('has a first page even when nothing was written yet', () => {
  expect(listPage([], 1)).toEqual({ posts: [], page: 1, pages: 1 })
})

it('knows a page by one spelling only', () => {
  expect(pageNumber(undefined)).toBe(1)
  expect(pageNumber('12')).toBe(12)
  for (const text of ['', '0', '02', '2.0', '-1', '1e3', 'two']) expect(pageNumber(text)).toBeNaN()
})

it('gathers the categories of all posts, each once', () => {
  expect(categoriesOf(posts)).toEqual(['makers', 'voting'])
  expect(inCategory(posts, 'voting')).toEqual([posts[0]])
  expect(inCategory(posts, 'unknown')).toEqual([])
})

it('writes a category as words', () => {
  expect(categoryName('launch-day')).toBe('Launch day')
})
