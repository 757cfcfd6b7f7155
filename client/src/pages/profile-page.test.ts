import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../app/server-entry.tsx'
import { postCard } from '../features/discussion/posts/testing/posts.ts'
import type { Ask } from '../lib/api/api-client.ts'
import { memberIdOf, toolIdOf } from '../lib/api/testing/ids.ts'

const ADA = memberIdOf(2)
const ada = {
  memberId: ADA,
  username: 'ada',
  name: null,
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
  bio: '',
  links: {},
  points: 0,
  medals: [],
  today: '2026-11-21',
  voteDays: [],
}
const written = { username: 'ada', posts: [postCard('notes', { title: 'Notes on a launch' })], more: false, all: 31, position: 5 }

const lamp = { toolId: toolIdOf('lamp'), slug: 'lamp', name: 'Lamp', tagline: 'A lamp that reads', logo: '/lamp.svg' }
const POST = '01K9Z7V5C2QW8R3N4M2X000010'
const COMMENTS = ['01K9Z7V5C3QW8R3N4M2X000020', '01K9Z7V5C3QW8R3N4M2X000021']
const comment = { body: 'I **like** it', at: '2026-11-20T20:00:00Z', edited: false, likes: 1, post: null, tool: null, writtenPosition: 4 }
const commented = {
  username: 'ada',
  comments: [
    { ...comment, commentId: COMMENTS[0], post: { postId: POST, name: 'A year of lamps' } },
    { ...comment, commentId: COMMENTS[1], tool: lamp },
  ],
  more: false,
  all: 2,
  position: 5,
}
const reviewed = {
  username: 'ada',
  reviews: [
    {
      reviewId: `${lamp.toolId}_${ADA}`,
      rating: 4,
      body: 'It reads to me.',
      at: '2026-11-20T20:00:00Z',
      edited: true,
      helpful: 3,
      tool: lamp,
      writtenPosition: 4,
    },
  ],
  more: false,
  all: 1,
  position: 5,
}

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
    ['/api/profiles/ada/comments', commented],
    ['/api/profiles/ada/comments?limit=1', commented],
    ['/api/profiles/ada/reviews', reviewed],
    ['/api/profiles/ada/reviews?limit=1', reviewed],
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

it('has a tab with their comments, each with the way to where it stands', async () => {
  const { markup, head } = await drawn('/profile/ada/comments')
  expect(head).toMatchObject({ title: 'Comments by ada · Debut', status: 200, noindex: true })
  expect(markup).toMatch(/aria-current="page"[^>]*>Comments<span[^>]*>2</)
  expect(markup).toContain(`href="/posts/${POST}#comment-${COMMENTS[0]}"`)
  expect(markup).toContain(`href="/tool/lamp?tab=comments#comment-${COMMENTS[1]}"`)
  expect(markup).toContain('I <strong>like</strong> it')
})

it('has a tab with their reviews, each with the product', async () => {
  const { markup, head } = await drawn('/profile/ada/reviews')
  expect(head).toMatchObject({ title: 'Reviews by ada · Debut', status: 200, noindex: true })
  expect(markup).toContain('href="/tool/lamp?tab=reviews"')
  expect(markup).toContain('4 of 5 stars')
  expect(markup).toContain('It reads to me.')
})

it('shows what they say of themselves, where else they are, and what they won', async () => {
  const medal = {
    toolId: lamp.toolId,
    tool: { slug: 'lamp', name: 'Lamp', logo: '/lamp.svg' },
    period: 'week',
    place: 2,
    start: '2026-11-09',
  }
  const links = { website: 'https://ada.example/', github: 'https://github.com/ada' }
  answers.set('/api/profiles/ada', { ...ada, bio: 'First <b>programmer</b>', links, points: 1_204, medals: [medal] })
  const { markup, head } = await drawn('/profile/ada')
  expect(head.description).toBe('ada on Debut: First <b>programmer</b>')
  expect(markup).toContain('First &lt;b&gt;programmer&lt;/b&gt;')
  expect(markup).toMatch(/href="https:\/\/github\.com\/ada" rel="[^"]*nofollow/)
  expect(markup).toContain('>1,204<')
  expect(markup).toContain('href="/weekly?start=2026-11-09"')
  expect(markup).toContain('#2 of the week · 9–15 Nov 2026')
})

it('shows the days of a year on which they voted, in words too', async () => {
  answers.set('/api/profiles/ada', {
    ...ada,
    voteDays: [
      { day: '2026-11-20', votes: 1 },
      { day: '2026-11-21', votes: 3 },
    ],
  })
  const { markup } = await drawn('/profile/ada')
  expect(markup).toContain('aria-label="4 votes on 2 days in the last year"')
  expect(markup).toContain('21 Nov 2026: 3 of 3 votes')
  expect(markup).toContain('>Wed<')
  expect(markup.match(/<rect[^>]*><title>/g)).toHaveLength(52 * 7 + 6)
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
