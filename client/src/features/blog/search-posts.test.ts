import { expect, it } from 'vitest'
import { askedWords, searchPosts } from './search-posts.ts'

const post = (slug: string, title: string, excerpt: string, text = '', filed = '') => ({
  post: { slug, title, excerpt, date: '2026-11-01', author: 'ines', categories: ['voting'], words: 1, minutes: 1, related: [] },
  text,
  filed,
})
const all = [
  post('text', 'Streaks', 'Voting every day', 'merkle root receipts'),
  post('title', 'Receipts for votes', 'What a receipt proves', ''),
  post('filed', 'A day on stage', 'From midnight to midnight', '', 'Voting Ines Café'),
]
const search = (q: string) => searchPosts(all, askedWords(q))
const found = (q: string) => search(q).posts.map(({ slug }) => slug)

it('finds posts by their titles first, and by their texts', () => {
  expect(found('receipt')).toEqual(['title', 'text'])
  expect(found('MERKLE roo')).toEqual(['text'])
})

it('needs every word that tells posts apart, and no other', () => {
  expect(found('the receipts for merkle')).toEqual(['text'])
  expect(found('receipts harbor')).toEqual([])
  expect(found('what')).toEqual(['title'])
})

it('finds by category and author, whatever the accents', () => {
  expect(found('ines cafe')).toEqual(['filed'])
})

it('finds nothing for nothing', () => {
  expect(found(' … ')).toEqual([])
})

it('finds words with a typo where nothing else is found, and says so', () => {
  expect(search('recipts for votes')).toMatchObject({ posts: [{ slug: 'title' }], isNear: true })
  expect(search('recipts for votes').marks).toContain('receipts')
  expect(search('merkel root').posts).toHaveLength(1)
  expect(search('receipts')).toMatchObject({ isNear: false, marks: ['receipts'] })
  expect(found('rx')).toEqual([])
  expect(found('harbor')).toEqual([])
})
