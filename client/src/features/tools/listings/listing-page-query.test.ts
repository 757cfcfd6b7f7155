import { describe, expect, it } from 'vitest'
import { LAST_ROW } from '@debut/events/tools/listing-numbers.ts'
import { addressOf, listingOf, pageIn, pageQueryAt, pagesOf } from './listing-page-query.ts'
import { isBestOf, isCategory, isTag } from './listing-paths.ts'

const at = (address: string, params: Record<string, string>) => {
  const { pathname: path, searchParams: search } = new URL(address, 'https://debut.example')
  return pageQueryAt({ path, search, params })
}

describe('the address of a listing', () => {
  it.each([
    ['/categories/design', { name: 'design' }],
    ['/categories/design?price=free&year=2026&month=11&sort=newest&page=2', { name: 'design' }],
    ['/tags/ai?price=free&sort=newest&page=3', { name: 'ai' }],
    ['/tags/ai?open-source=yes&deal=yes&sort=rising', { name: 'ai' }],
    ['/best-products-by-tag/ai', { '*': 'ai' }],
    ['/best-products-by-tag/ai/2026', { '*': 'ai/2026' }],
    ['/best-products-by-tag/open-source/2026/11?page=2', { '*': 'open-source/2026/11' }],
  ])('%s is written as it is read', (address, params) => {
    expect(addressOf(at(address, params))).toBe(address)
  })

  it('says what the server is asked for', () => {
    expect(listingOf(at('/tags/ai?price=free&page=3', { name: 'ai' })).key).toBe(
      '/api/listings?tag=ai&pricing=free&sort=best&limit=24&offset=48',
    )
    expect(listingOf(at('/best-products-by-tag/ai/2026/11', { '*': 'ai/2026/11' })).key).toBe(
      '/api/listings?tag=ai&year=2026&month=11&sort=best&limit=24&offset=0',
    )
    expect(listingOf(at('/categories/design', { name: 'design' })).key).toBe('/api/listings?category=design&sort=best&limit=24&offset=0')
    expect(listingOf(at('/categories/design?year=2026', { name: 'design' })).key).toBe(
      '/api/listings?category=design&year=2026&sort=best&limit=24&offset=0',
    )
  })

  it('takes for granted what it does not understand', () => {
    expect(addressOf(at('/tags/ai?price=cheap&sort=worst&page=-1', { name: 'ai' }))).toBe('/tags/ai')
    expect(addressOf(at('/tags/ai?year=2026', { name: 'ai' }))).toBe('/tags/ai')
    for (const time of ['year=26', 'month=11', 'year=', 'year=2026/11'])
      expect(addressOf(at(`/categories/design?${time}`, { name: 'design' }))).toBe('/categories/design')
    expect(addressOf(at('/categories/design?year=2026&month=13', { name: 'design' }))).toBe('/categories/design?year=2026')
  })

  it.each([
    ['ai', true],
    ['ai/2026', true],
    ['ai/2026/12', true],
    ['ai/2026/13', false],
    ['ai/2026/01', false],
    ['ai/26', false],
    ['ai/2026/1/1', false],
    ['AI', false],
    ['', false],
  ])('takes best-products-by-tag/%s for one: %s', (rest, isOne) => {
    expect(isBestOf({ '*': rest })).toBe(isOne)
  })

  it.each([5, 16, 24, 48])('leads to no page of %i rows that the server does not read', (size) => {
    const most = pagesOf(100_000, size)
    expect((most - 1) * size).toBeLessThanOrEqual(LAST_ROW)
    expect(pageIn(new URLSearchParams({ page: String(most) }), size)).toBe(most)
    expect(pageIn(new URLSearchParams({ page: String(most + 1) }), size)).toBe(1)
    expect(pagesOf(size + 1, size)).toBe(2)
  })

  it('knows five categories, and what may be a tag', () => {
    expect(['design', 'personal-life', 'Design', 'cooking', ''].filter((name) => isCategory({ name }))).toEqual(['design', 'personal-life'])
    expect(['ai', '3d', 'open-source', 'a', 'AI', '-ai', 'a--i', 'a'.repeat(31)].filter((name) => isTag({ name }))).toEqual([
      'ai',
      '3d',
      'open-source',
    ])
  })
})
