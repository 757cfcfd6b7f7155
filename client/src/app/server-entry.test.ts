import { beforeEach, expect, it, vi } from 'vitest'
import { cookieHeader } from '../lib/session/testing/session-cookie.ts'
import type { Session } from '../lib/session/session-cookie.ts'
import { renderPage } from './server-entry.tsx'

const NOW = 1_800_000_000
/** Nothing listens there. */
const UNAVAILABLE = 'http://127.0.0.1:9'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const token = (claims: object) => ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')
const session = (endsIn: number, more: Partial<Session['user']> = {}): Session => ({
  access_token: token({ aal: 'aal1' }),
  refresh_token: 'r',
  expires_at: NOW + endsIn,
  user: { id: 'm-ines', email: 'ines@debut.example', ...more },
})
const draw = (path: string, reader?: Session) =>
  renderPage({
    path,
    query: '',
    cookies: reader === undefined ? '' : cookieHeader(reader),
    apiUrl: UNAVAILABLE,
    requestId: 'r',
    now: NOW * 1_000,
  })

it('redirects a visitor from the settings', async () => {
  expect((await draw('/settings')).detour).toMatchObject({ to: '/', toast: { title: 'Authentication required' } })
})

it.each([
  ['/settings', 'Settings'],
  ['/your-tools', 'Your Tools'],
])('holds %s while only the browser can tell whether its reader is a member, and shows nothing of it', async (path, title) => {
  const { page, detour } = await draw(path, session(-60))
  expect(detour).toBeUndefined()
  expect(page?.markup).toContain('Getting your session back')
  expect(page?.state).toMatchObject({ session: { status: 'renewing' }, navigation: { held: true } })
  expect(JSON.stringify(page?.state)).not.toContain('ines')
  expect(page?.head).toMatchObject({ title: expect.stringContaining(title), complete: false })
})

it('draws any other page for a reader whose session must be renewed as for a visitor, without asking them to sign in', async () => {
  const { page } = await draw('/pricing', session(-60))
  expect(page?.state.session).toEqual({ status: 'renewing' })
  expect(page?.markup).not.toMatch(/>Sign in</)
})

it('hands over no more of the account than guards ask for', async () => {
  const { page } = await draw('/pricing', session(60, { user_metadata: { name: 'Inês Prado' } }))
  expect(page?.state.session).toMatchObject({ memberId: 'm-ines', account: { aal: 'aal1', secondFactorDue: false } })
  expect(JSON.stringify(page?.state)).not.toContain('Prado')
})

it('asks for a second factor that is due before it shows a page for members', async () => {
  const factors = [{ id: 'f', status: 'verified', factor_type: 'totp', created_at: '', updated_at: '' } as const]
  expect((await draw('/settings', session(60, { factors }))).detour).toEqual({ to: '/login', returnTo: '/settings' })
  expect((await draw('/login', session(60, { factors }))).page?.markup).toContain('One more step')
})

it('sends members from sign-in to what they wanted', async () => {
  expect((await draw('/login', session(60))).detour).toEqual({ to: '/', wanted: true })
  expect((await draw('/signup')).page?.markup).toContain('Create account')
})

it.each(['/login', '/signup', '/confirm', '/email-confirm', '/forgot-password', '/update-password'])(
  'draws %s for everybody, and keeps it out of search engines',
  async (path) => {
    const { page } = await draw(path)
    expect(page?.head).toMatchObject({ status: 200, noindex: true })
    expect(page?.markup).toContain('<h1')
  },
)

it.each([
  ['/tags/AI', '/tags/ai'],
  ['/Categories/Design', '/categories/design'],
  ['/best-products-by-tag/Open-Source/2026/3', '/best-products-by-tag/open-source/2026/3'],
  ['/alternatives/Notion', '/alternatives/notion'],
])('redirects %s permanently to the same address in lower case', async (path, to) => {
  expect((await draw(path)).detour).toEqual({ to, forGood: true })
})

it.each(['/tags/A!', '/categories/Nonsense', '/Nowhere'])('finds nothing at %s in lower case either', async (path) => {
  expect((await draw(path)).page?.head.status).toBe(404)
})
