import { ALL_IN_APP } from '@debut/events/members/preferences.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RenderPage } from '../src/app/server-entry.tsx'
import { toolIdOf } from '../src/lib/api/testing/ids.ts'
import { cookieHeader } from '../src/lib/session/testing/session-cookie.ts'
import { builtRender } from './testing/built-render.ts'

const ID = '5f6f6a1e-0b5c-4d6a-9d6f-0a6b1c2d3e4f'
const ADA = {
  memberId: ID,
  username: 'ada',
  name: null,
  avatar_url: '/avatars/ada/f00.webp',
  joined: '2026-03-01T08:00:00Z',
  streak: 128,
  latest_streak: '2026-11-21',
  longest_streak: 161,
  vote_multiplier: 3,
  tier: 150,
  tiers: [5, 25, 50, 100, 150],
  tools: [
    {
      toolId: toolIdOf('harbor'),
      slug: 'harbor',
      name: 'Harbor',
      tagline: 'Keeps ships',
      url: 'https://harbor.example',
      category: 'development',
      pricing: 'free',
      tags: ['hosting'],
      logo: '/logo.svg',
      makers: [],
      launchedOn: '2026-02-20',
    },
  ],
  votes: 371,
  bio: '',
  links: {},
  points: 0,
  medals: [],
  today: '2026-11-21',
  voteDays: [],
}
const OWN = {
  username: 'ada',
  name: null,
  avatar_url: '/avatar.svg',
  streak: 128,
  latest_streak: null,
  vote_multiplier: 3,
  tier: 0,
  onboarded: true,
}
const EMAIL = {
  post_like: false,
  post_comment: true,
  comment_reply: true,
  follow: true,
  mention: true,
  tool_review: true,
  tool_invitation: true,
  newsletter: true,
}

let renderPage: RenderPage
let server: Server
let answers: Record<string, { status: number; body: unknown }>

beforeAll(async () => {
  renderPage = await builtRender()
})
beforeEach(async () => {
  answers = {
    '/api/profiles/ada': { status: 200, body: ADA },
    '/api/profiles/countess': { status: 200, body: { moved: 'ada' } },
    '/api/own-page': { status: 200, body: { profile: OWN, daily: { date: '2026-11-21', count: 0 }, votes: [], position: 1 } },
    '/api/preferences': { status: 200, body: { email: EMAIL, inApp: ALL_IN_APP, emailFrequency: 'at_once' } },
  }
  const answerAt = (url: string) => answers[url.split('?')[0] ?? ''] ?? { status: 404, body: { code: 'not-found', message: 'Not here' } }
  server = createServer(({ url = '' }, response) => {
    const parts = new URL(url, 'http://localhost').searchParams.get('parts')
    const { status, body } = parts === null ? answerAt(url) : { status: 200, body: { parts: parts.split(/,(?=\/)/).map(answerAt) } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => new Promise((closed) => server.close(closed)))

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const EXPIRES = 4_000_000_000
const member = () =>
  cookieHeader({
    access_token: `${encoded({ alg: 'ES256' })}.${encoded({ sub: ID, exp: EXPIRES, aal: 'aal1' })}.c2ln`,
    refresh_token: 'r',
    expires_at: EXPIRES,
    user: { id: ID },
  })

const render = async (path: string, cookies = '') => {
  const { port } = server.address() as AddressInfo
  const [name = '', query = ''] = path.split('?')
  return renderPage({ path: name, query, cookies, apiUrl: `http://127.0.0.1:${port}`, requestId: 'r-1', now: 1_795_000_000_000 })
}
const pageOf = async (...request: Parameters<typeof render>) => {
  const { page } = await render(...request)
  if (page === undefined) throw new Error('sent elsewhere')
  return page
}

it('draws a member’s page whole before any script runs, and tells search engines whom it is about', async () => {
  const { head, markup } = await pageOf('/profile/ada')
  expect(head).toMatchObject({ title: 'ada · Debut', status: 200, complete: true, image: '/og/profile/ada.png' })
  expect(head.description).toBe('ada on Debut: 128 days in a row, 371 votes cast. Maker of Harbor.')
  expect(head.jsonLd).toMatchObject([{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'ada', url: '/profile/ada' } }])
  expect(markup).toContain('1 Mar 2026')
  expect(markup).toContain('href="/tool/harbor"')
  expect(markup).toContain('data-border="100"')
  expect(markup).not.toContain('Edit profile')
  expect(markup).not.toContain('style=')
})

it('lets a member edit their own', async () => {
  expect((await pageOf('/profile/ada', member())).markup).toContain('href="/settings"')
})

it.each([
  ['/profile/countess', '/profile/ada'],
  ['/profile/countess/followers', '/profile/ada/followers'],
  ['/profile/Ada', '/profile/ada'],
])('leads from %s to %s', async (path, to) => {
  answers['/api/profiles/Ada'] = { status: 200, body: { moved: 'ada' } }
  expect(await render(path)).toEqual({ detour: { to } })
})

it('is a fatal 404 where no member has that name', async () => {
  const { head } = await pageOf('/profile/unknown')
  expect(head).toMatchObject({ status: 404, title: '404 Page Not Found: /profile/unknown · Debut' })
})

it('is no 404 where the server gives no answer', async () => {
  answers['/api/profiles/ada'] = { status: 503, body: {} }
  const { head, markup } = await pageOf('/profile/ada')
  expect(head).toMatchObject({ status: 503, complete: false })
  expect(markup).toContain('We can’t reach this profile right now')
})

it('sends members from /profile to their own, and offers visitors to sign in', async () => {
  expect(await render('/profile', member())).toEqual({ detour: { to: '/profile/ada' } })
  expect((await pageOf('/profile')).markup).toContain('Meet the makers')
})

it.each([
  ['/settings', 'Erase my account'],
  ['/settings/security', 'Where you are signed in'],
  ['/settings/communication', 'The newsletter'],
])('draws %s for members only', async (path, words) => {
  const { head, markup } = await pageOf(path, member())
  expect(head).toMatchObject({ status: 200, noindex: true })
  expect(markup).toContain(words)
  expect(markup).not.toContain('style=')
  expect((await render(path)).detour).toEqual({
    to: '/',
    toast: { title: 'Authentication required', description: 'Please log in to access your settings' },
  })
})

it('draws the choices of mails as they are kept', async () => {
  const { markup } = await pageOf('/settings/communication', member())
  expect(markup.match(/<input[^>]*role="switch"[^>]*checked=""/g)).toHaveLength(15)
})
