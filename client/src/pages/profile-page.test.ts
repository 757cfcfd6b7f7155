import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../app/server-entry.tsx'
import { postCard } from '../features/discussion/posts/testing/posts.ts'
import type { Ask } from '../lib/api/api-client.ts'
import { memberIdOf } from '../lib/api/testing/ids.ts'

const ADA = memberIdOf(2)
const ada = {
  memberId: ADA,
  username: 'ada',
  avatar_url: '/avatar.svg',
  joined: '2026-03-01T08:00:00Z',
  streak: 0,
  latest_streak: null,
  longest_streak: 0,
  vote_multiplier: 1,
  tier: 0,
  tiers: [],
  tools: [],
  votes: 0,
}
const written = { username: 'ada', posts: [postCard('notes', { title: 'Notes on a launch' })], more: false, all: 31, position: 5 }

let answers: Map<string, unknown>
const ask: Ask = async (url) => {
  const answer = answers.get(url.slice(url.indexOf('/api/')))
  return answer === undefined ? Response.json({ code: 'not-found' }, { status: 404 }) : Response.json(answer)
}

const draw = (path: string) =>
  renderPage({
    path,
    query: '',
    cookies: '',
    apiUrl: 'https://api.example',
    requestId: 'r',
    now: Date.parse('2026-11-21T20:00:00Z'),
    ask,
  })

const drawn = async (path: string) => {
  const { page } = await draw(path)
  if (page === undefined) throw new Error(`${path} is nowhere else`)
  return { ...page, feeds: page.head.feeds?.map(({ path: feed }) => feed) }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  answers = new Map<string, unknown>([
    ['/api/profiles/ada', ada],
    ['/api/profiles/countess', { moved: 'ada' }],
    ['/api/profiles/ada/posts', written],
    ['/api/profiles/ada/posts?limit=1', written],
    [`/api/follows/members/${ADA}`, { followers: 2, following: 3, position: 5 }],
  ])
})

it('has a tab with what the member wrote, as the feed shows it', async () => {
  const { markup, head, feeds } = await drawn('/profile/ada/posts')
  expect(head).toMatchObject({ title: 'Posts by ada · Debut', status: 200, noindex: true })
  expect(markup).toMatch(/aria-current="page"[^>]*href="\/profile\/ada\/posts"[^>]*>Posts<span[^>]*>31</)
  expect(markup).toContain('Notes on a launch')
  expect(feeds).toEqual(['/feeds/members/ada.rss', '/feeds/members/ada.atom'])
})

it('says that nothing was written yet', async () => {
  answers.set('/api/profiles/ada/posts', { ...written, posts: [], all: 0 })
  expect((await drawn('/profile/ada/posts')).markup).toContain('ada hasn’t written a post yet.')
})

it('names the feeds of what the member launched and wrote, and loads no post before its reader wants it', async () => {
  const { markup, feeds } = await drawn('/profile/ada')
  expect(feeds).toEqual(['/feeds/makers/ada.rss', '/feeds/makers/ada.atom', '/feeds/members/ada.rss', '/feeds/members/ada.atom'])
  expect(markup).toContain('>31<')
  expect(markup).not.toContain('Notes on a launch')
})

it('leads from a name that was given up to the same tab', async () => {
  expect((await draw('/profile/countess/posts')).detour).toMatchObject({ to: '/profile/ada/posts' })
})

it('is whole without the number of posts', async () => {
  answers.delete('/api/profiles/ada/posts?limit=1')
  const { head, markup } = await drawn('/profile/ada')
  expect(head).toMatchObject({ status: 200, complete: true })
  expect(markup).toContain('>Posts<')
})
