import { expect, it } from 'vitest'
import { blogEntries } from './blog-entries.ts'

const post = { title: 'A', excerpt: 'B', author: 'ines', date: '2026-11-01', categories: ['voting'], words: 1, minutes: 1, related: [] }
const blog = {
  posts: [
    { ...post, slug: 'audit' },
    { ...post, slug: 'launch-day/stage', updated: '2026-11-18' },
    { ...post, slug: 'later', date: '2026-12-24', draft: true, author: 'noor', categories: ['makers'] },
  ],
  categories: { voting: { title: 'Voting', description: '' }, makers: { title: 'Makers', description: '' } },
  authors: {
    ines: { name: 'Ines', line: '', picture: '/ines.svg' },
    noor: { name: 'Noor', line: '', picture: '/noor.svg' },
  },
}

it('names each post by its path with the day it was last written on, and each category and author who has some', () => {
  expect(blogEntries(blog, Date.parse('2026-11-20T12:00:00Z'))).toEqual([
    { path: '/blog/audit', changedOn: '2026-11-01' },
    { path: '/blog/launch-day/stage', changedOn: '2026-11-18' },
    { path: '/blog/categories/voting' },
    { path: '/blog/authors/ines' },
  ])
})

it('names a draft once its day has come', () => {
  const paths = blogEntries(blog, Date.parse('2026-12-25T12:00:00Z')).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/blog/later', '/blog/categories/makers', '/blog/authors/noor']))
})
