import { Found } from '@debut/events/search/search-answers.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { NO_BOUNDARIES } from '../../lib/boundaries/boundaries.ts'
import { wantedIn } from './wanted.ts'

const [TOMASZ, NOOR] = [memberIdOf(2), memberIdOf(3)]
const none = { total: 0, rows: [] }
const person = (memberId: string, username: string) => ({ memberId, username, name: null, avatar: null, tier: 0, tools: 0 })
const post = (authorId: string, title: string) => ({
  postId: '01K9Z7V5C2QW8R3N4M2X000010',
  title,
  summary: title,
  username: 'somebody',
  authorId,
  publishedOn: '2026-03-02',
})
const found = readAs(Found, {
  tools: none,
  tags: none,
  people: { total: 9, rows: [person(TOMASZ, 'tomasz'), person(NOOR, 'noor')] },
  posts: { total: 3, rows: [post(TOMASZ, 'Lanterns'), post(NOOR, 'Lamps'), post(NOOR, 'Kites')] },
  fit: 'all',
  marks: [],
  position: 1,
})

it('leaves out blocked members, and posts of those who are blocked or muted or that have a muted word', () => {
  const names = (boundaries: Parameters<typeof wantedIn>[1]) => {
    const { people, posts } = wantedIn(found, boundaries)
    return [people.rows.map(({ username }) => username), people.total, posts.rows.map(({ title }) => title), posts.total]
  }
  expect(names(NO_BOUNDARIES)).toEqual([['tomasz', 'noor'], 9, ['Lanterns', 'Lamps', 'Kites'], 3])
  expect(names({ ...NO_BOUNDARIES, blocked: new Set([TOMASZ]) })).toEqual([['noor'], 8, ['Lamps', 'Kites'], 2])
  expect(names({ ...NO_BOUNDARIES, muted: new Set([TOMASZ]), words: /kites/i })).toEqual([['tomasz', 'noor'], 9, ['Lamps'], 1])
})
