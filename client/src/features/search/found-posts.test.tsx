import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { Found } from '@debut/events/search/search-answers.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { countOf } from './found.ts'
import { FoundPosts } from './found-posts.tsx'
import { firstOf } from './palette-results.tsx'

const none = { total: 0, rows: [] }
const post = (more: object = {}) => ({
  postId: '01K9Z7V5C2QW8R3N4M2X000010',
  title: 'Harbour lights',
  summary: 'They went on today.',
  username: 'ines',
  authorId: memberIdOf(1),
  publishedOn: '2026-03-02',
  ...more,
})
const found = (...rows: object[]) =>
  readAs(Found, { tools: none, people: none, tags: none, posts: { total: rows.length, rows }, fit: 'all', marks: ['har'], position: 1 })
const drawn = (...rows: object[]) => renderToStaticMarkup(<FoundPosts posts={found(...rows).posts.rows} marks={['har']} />)

it('shows of a post what it is called and says, who wrote it and when', () => {
  const markup = drawn(post())
  expect(markup).toContain('href="/posts/01K9Z7V5C2QW8R3N4M2X000010"')
  expect(markup).toContain('<mark>Har</mark>bour lights')
  expect(markup).toContain('They went on today.')
  expect(markup).toContain('href="/profile/ines"')
  expect(markup).toContain('2 Mar 2026')
})

it('says nothing twice of a post without a title, and nothing of an author without a name', () => {
  const markup = drawn(post({ title: 'Short words', summary: 'Short words', username: null }))
  expect(markup.match(/Short words/g)).toHaveLength(1)
  expect(markup).not.toContain('/profile/')
})

it('is counted with all else that was found, and chosen first where there is nothing else', () => {
  expect(countOf(found(post()))).toBe(1)
  expect(firstOf(found(post()))).toBe('post 01K9Z7V5C2QW8R3N4M2X000010')
})
