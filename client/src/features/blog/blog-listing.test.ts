import { expect, it } from 'vitest'
import { among, byAuthor, inCategory, listPage, neighboursOf, pageNumber } from './blog-listing.ts'
import { shownPosts } from './shown-posts.ts'

const posts = Array.from({ length: 21 }, (_, index) => ({
  slug: `post-${index}`,
  categories: index === 0 ? ['voting', 'makers'] : ['makers'],
  author: index < 2 ? 'ines' : 'noor',
}))

it('lists ten posts a page, and the rest on the last', () => {
  expect(listPage(posts, 1)).toMatchObject({ page: 1, pages: 3, total: 21, posts: posts.slice(0, 10) })
  expect(listPage(posts, 3)?.posts).toEqual(posts.slice(20))
})

it('has no page before the first and none after the last', () => {
  expect(listPage(posts, 0)).toBeUndefined()
  expect(listPage(posts, 4)).toBeUndefined()
  expect(listPage(posts, Number.NaN)).toBeUndefined()
})

it('has a first page even when nothing was written yet', () => {
  expect(listPage([], 1)).toEqual({ posts: [], page: 1, pages: 1, total: 0 })
})

it('knows a page by one spelling only', () => {
  expect(pageNumber(undefined)).toBe(1)
  expect(pageNumber('12')).toBe(12)
  for (const text of ['', '0', '02', '2.0', '-1', '1e3', 'two']) expect(pageNumber(text)).toBeNaN()
})

it('lists the posts of a category and of an author', () => {
  expect(inCategory(posts, 'voting')).toEqual([posts[0]])
  expect(inCategory(posts, 'unknown')).toEqual([])
  expect(byAuthor(posts, 'ines')).toEqual(posts.slice(0, 2))
})

it('leads from a post to the newer and the older one', () => {
  expect(neighboursOf(posts, 'post-1')).toEqual({ newer: posts[0], older: posts[2] })
  expect(neighboursOf(posts, 'post-0')).toEqual({ newer: undefined, older: posts[1] })
  expect(neighboursOf(posts, 'unknown')).toEqual({ newer: undefined, older: undefined })
})

it('leaves related posts out that are not shown', () => {
  expect(among(posts.slice(0, 3), ['post-9', 'post-2', 'post-0', 'post-1'], 2)).toEqual([posts[2], posts[0]])
})

it('shows a draft from the midnight of its day in Los Angeles on', () => {
  const draft = { date: '2026-12-01', draft: true }
  const post = { date: '2026-12-01' }
  expect(shownPosts([draft, post], Date.parse('2026-12-01T07:59:59Z'))).toEqual([post])
  expect(shownPosts([draft, post], Date.parse('2026-12-01T08:00:00Z'))).toEqual([draft, post])
})
