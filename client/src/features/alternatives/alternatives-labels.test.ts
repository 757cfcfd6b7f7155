import type { Subject } from '@debut/events/alternatives/alternative-answers.ts'
import { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { expect, it } from 'vitest'
import { headingOf, introOf } from './alternatives-labels.ts'

const subject: Subject = { kind: 'product', slug: ProductSlug.parse('notion'), name: 'Notion', url: null }
const categories = [
  { category: 'personal-life', tools: 3 },
  { category: 'design', tools: 1 },
]
const query = { name: 'notion', sort: 'best', page: 1 } as const

it('says how many there are, of all and of a category', () => {
  expect(introOf(query, { subject, all: 4, total: 2, categories })).toBe(
    '4 products were launched here and do the job of Notion, members say. The order is that of their launch days, once those are closed.',
  )
  expect(introOf({ ...query, category: 'design' }, { subject, all: 4, total: 2, categories })).toMatch(
    /^One product in design was launched here and does/,
  )
  expect(introOf({ ...query, category: 'business' }, { subject, all: 4, total: 2, categories })).toBe(
    'There are no alternatives to Notion in business yet. Do you know one?',
  )
})

it('says how many of them are of a time', () => {
  const shown = { subject, all: 4, total: 2, categories }
  expect(introOf({ ...query, year: 2026, month: 11 }, shown)).toMatch(/^2 products were launched here in November 2026 and do the job/)
  expect(introOf({ ...query, year: 2024 }, { ...shown, total: 0 })).toBe('No alternative to Notion was launched here in 2024.')
})

it('is called by what it is to', () => {
  expect(headingOf({}, subject)).toBe('Alternatives to Notion')
  expect(headingOf({ category: 'personal-life' }, subject)).toBe('Alternatives to Notion in Personal life')
})
