import { categories } from '@debut/events/tools/tool-card.ts'
import { expect, it } from 'vitest'
import { ABOUT, headingOf, introOf } from './listing-labels.ts'

const query = { home: 'best-products-by-tag', name: 'ai', sort: 'best', page: 1 } as const

it('has a sentence for each category', () => {
  expect(Object.keys(ABOUT)).toEqual([...categories])
})

it('names a period, and says that nothing came in it', () => {
  expect(headingOf({ ...query, year: 2026, month: 11 })).toBe('Best #ai products of November 2026')
  expect(headingOf({ ...query, year: 2026 })).toBe('Best #ai products of 2026')
  expect(headingOf({ ...query, home: 'categories', name: 'personal-life', year: 2026 })).toBe('Personal life in 2026')
  expect(introOf(query, { all: 4, total: 0, tools: [] })).toBe('No product filed under ai was launched in this time.')
})

it('counts one product as one', () => {
  expect(introOf({ ...query, home: 'tags' }, { all: 1, total: 1, tools: [] })).toMatch(/^1 product that/)
  const design = { ...query, home: 'categories', name: 'design' } as const
  const counts = { all: 175, total: 40, tools: [] }
  expect(introOf(design, counts)).toMatch(/ 175 products launched here\.$/)
  expect(introOf({ ...design, year: 2025 }, counts)).toMatch(/ 40 products launched here in 2025\.$/)
  expect(introOf({ ...design, year: 2025, pricing: 'free' }, counts)).toMatch(/ 40 products of this kind launched here in 2025\.$/)
  expect(introOf({ ...query, home: 'categories', name: 'design' }, { all: 0, total: 0, tools: [] })).toMatch(
    /None has launched here yet\.$/,
  )
})
