import { eventually } from '@debut/testing/eventually.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { AvatarChanged } from '@debut/events/members/member-events.ts'
import { SavedPublished, ToolSaved } from '@debut/events/saves/save-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { StreakExtended, VoteCast } from '@debut/events/voting/vote-events.ts'
import { type Member, startStory, type Story } from '@debut/query-service/testing/story.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../e2e/testing/addresses.ts'
import { fillDocument, writeAround } from './document.ts'
import type { RenderedPage, RenderPage } from '../src/app/server-entry.tsx'
import type { Session } from '../src/lib/session/session-cookie.ts'
import { cookieHeader } from '../src/lib/session/testing/session-cookie.ts'
import { builtRender } from './testing/built-render.ts'

const BEFORE = Day.parse('2026-03-01')
const TODAY = Day.parse('2026-03-02')
const NEXT = Day.parse('2026-03-03')
/** Points are hidden in the first hours of a day. */
const moments = { 'in the afternoon': '2026-03-02T22:00:00Z', 'in the night': '2026-03-03T09:00:00Z' }
type Moment = keyof typeof moments

const FACTOR = { id: 'f', status: 'verified', factor_type: 'totp', created_at: '', updated_at: '' } as const
/** Shows something different in every part of it that members have for themselves. */
const OWN_PAGES = [
  '/',
  '/weekly',
  '/?start=2026-03-01',
  '/?asOf=2026-03-02T20:30:00Z',
  '/tool/kite',
  '/tool/lamp',
  '/tool/sail',
  '/streaks-leaderboard',
  '/profile/voter',
  '/tags/ai',
  '/profile/collector/saved',
]

let renderPage: RenderPage
let story: Story
let urls: Record<Moment, string>
const sessions = new Map<string, Session>()
const pages = new Map<string, RenderedPage>()

beforeAll(async () => {
  renderPage = await builtRender()
  story = await startStory()
  const [kite, reel, sail, lamp] = [
    await story.launch('kite', TODAY),
    await story.launch('reel', TODAY),
    await story.launch('sail', BEFORE),
    await story.launch('lamp', NEXT),
  ]
  const signIn = ({ memberId, token }: Pick<Member, 'memberId' | 'token'>, more: Partial<Session['user']> = {}): Session => ({
    access_token: token,
    refresh_token: 'r',
    expires_at: 4_000_000_000,
    user: { id: memberId, ...more },
  })
  const join = async (name: string, more: Partial<Session['user']> = {}) => {
    const member = await story.member(name)
    sessions.set(name, signIn(member, more))
    return member
  }
  const streak = ({ memberId }: Member, day: Day, days: number) => StreakExtended({ memberId, day, streak: days })

  await join('newcomer')
  await join('actor')
  const voter = await join('voter')
  await story.cast(voter, kite, 1, streak(voter, TODAY, 12))
  const spent = await join('spent')
  for (const [number, launch] of [kite, reel, sail].entries()) await story.cast(spent, launch, 2, streak(spent, TODAY, 5 + number))
  const pictured = await join('pictured')
  const { memberId } = pictured
  await story.append(`member-${memberId}`, memberId, AvatarChanged({ memberId, avatar: '/avatars/pictured.webp' }))
  await join('half-signed-in', { factors: [FACTOR] })
  const collector = await join('collector')
  for (const { toolId } of [kite, lamp])
    await story.append(`saver-${collector.memberId}`, collector.memberId, ToolSaved({ memberId: collector.memberId, toolId }))
  await story.append(`saver-${collector.memberId}`, collector.memberId, SavedPublished({ memberId: collector.memberId }))
  const maker = await join('maker')
  await story.open(BEFORE, [sail])
  await story.open(TODAY, [kite, reel, await story.launch('made', TODAY, [maker.memberId])])
  await story.open(NEXT, [lamp])
  // More than come with every page: what they think of a launch of long ago has to be asked for.
  const loyal = await join('loyal')
  await story.cast(loyal, sail)
  const cast = Array.from({ length: 120 }, (_, index) => {
    const launch = { toolId: ToolId.parse(story.world.newUlid()), launchId: LaunchId.parse(story.world.newUlid()), boardDate: TODAY }
    return VoteCast({ memberId: loyal.memberId, number: 1_000 + index, ...launch, countsOn: TODAY, weight: 1 })
  })
  await story.append(`voter-${loyal.memberId}`, loyal.memberId, ...cast)
  sessions.set('boss', signIn(await story.member('boss', 'admin')))
  const nameless = story.world.person('nameless')
  sessions.set('nameless', signIn({ memberId: MemberId.parse(nameless.memberId), token: await story.world.token(nameless) }))

  await story.project()
  const serve = async (moment: Moment) => {
    const served = await story.serve(() => toInstant(moments[moment]))
    expect((await served.getNow('/api/own-page', { token: loyal.token })).body['stale']).toBeUndefined()
    for (const path of ['/api/boards/day', '/api/tools/kite', '/api/streaks', '/api/profiles/voter']) await served.getNow(path)
    return served.url
  }
  urls = { 'in the afternoon': await serve('in the afternoon'), 'in the night': await serve('in the night') }
})
afterAll(() => story.end())

const sessionOf = (name: string): Session => {
  const session = sessions.get(name)
  if (session === undefined) throw new Error(`no member is called ${name}`)
  return session
}

const requestAt = (moment: Moment) => ({ apiUrl: urls[moment], requestId: 'request-1', now: toInstant(moments[moment]).toMillis() })

const render = (address: string, moment: Moment, cookies = '') => {
  const [path = '', query = ''] = address.split('?')
  return renderPage({ path, query, cookies, ...requestAt(moment) })
}

/** One for all who come at that moment, as the edge keeps it. */
const visitorsPage = async (address: string, moment: Moment) => {
  const key = `${moment} ${address}`
  const page = pages.get(key) ?? (await render(address, moment)).page
  if (page !== undefined) pages.set(key, page)
  return page
}

const documentOf = (page: RenderedPage, own: Parameters<typeof fillDocument>[1] = { ...page, markup: [page.markup] }) => {
  const settings = { build: 'test', autoPageViews: false, supportChat: { provider: 'chat' } }
  const canonical = `https://debut.example${page.path}`
  return fillDocument(writeAround({ page, tags: '', canonical, publicUrl: 'https://debut.example', settings }), own).toString()
}

/** The member's page made of the visitors'. */
const made = async (address: string, moment: Moment, name: string) => {
  const page = await visitorsPage(address, moment)
  const own = await page?.drawFor?.({ session: sessionOf(name), ...requestAt(moment) })
  return page && own && documentOf(page, own)
}

/** The same, drawn for them alone. */
const whole = async (address: string, moment: Moment, name: string) => {
  const { page } = await render(address, moment, cookieHeader(sessionOf(name)))
  return page && documentOf(page)
}

describe.each(Object.keys(moments) as Moment[])('%s', (moment) => {
  const names = ['newcomer', 'voter', 'spent', 'pictured', 'half-signed-in', 'maker', 'loyal', 'collector', 'nameless']

  it.each(OWN_PAGES)('%s is for every member, character for character, what would be drawn for them alone', async (address) => {
    // What one member's page was made of is there for the next.
    for (const name of names) await made(address, moment, name)
    const pages = await Promise.all(names.map((name) => made(address, moment, name)))
    expect(new Set(pages).size).toBe(names.length)
    for (const [index, name] of names.entries())
      expect({ name, page: pages[index] }).toEqual({ name, page: await whole(address, moment, name) })
  })
})

it('shows each member their own name, votes and what they have left, and no other member’s', async () => {
  const spent = (await made('/', 'in the afternoon', 'spent')) ?? ''
  expect(spent).toContain('Your account, spent')
  expect(spent.match(/aria-pressed="true"/g)).toHaveLength(2)
  expect(spent).toContain('0 votes left today')
  const newcomer = (await made('/', 'in the afternoon', 'newcomer')) ?? ''
  expect(newcomer).toContain('Your account, newcomer')
  expect(newcomer).not.toMatch(/aria-pressed="true"|spent/)
  expect(newcomer).toContain('3 votes left today')
  const visitors = await visitorsPage('/', 'in the afternoon')
  expect(visitors && documentOf(visitors)).not.toMatch(/Your account|aria-pressed|own-part|newcomer|spent/)
})

it('knows of each launch on a page whether a member voted for it, however many votes they gave since', async () => {
  const page = await made('/?start=2026-03-01', 'in the afternoon', 'loyal')
  expect(page?.match(/aria-pressed="true"/g)).toHaveLength(1)
})

it('draws a page anew for a member who has done something since it was drawn for everybody', async () => {
  const page = await visitorsPage('/', 'in the afternoon')
  const { now, ...rest } = requestAt('in the afternoon')
  const session = sessionOf('actor')
  expect(await page?.drawFor?.({ session, now: now + 1, ...rest })).toBeDefined()
  story.bus.publish('accepted', [{ memberId: session.user.id, position: 1 }])
  await eventually(async () => expect(await page?.drawFor?.({ session, now: now + 1, ...rest })).toBeUndefined())
  expect(await page?.drawFor?.({ session, now, ...rest })).toBeDefined()
})

it.each(['badges', 'edit'])(
  'shows the %s of a tool to its makers, and to no other member more than that there is no such page',
  async (page) => {
    const address = `/tool/made/${page}`
    const titleFor = async (name: string) => (await render(address, 'in the afternoon', cookieHeader(sessionOf(name)))).page?.head
    expect(await titleFor('maker')).toMatchObject({ status: 200, noindex: true })
    expect(await titleFor('voter')).toMatchObject({ status: 404, title: `404 Page Not Found: ${address} · Debut` })
    for (const reader of ['', cookieHeader(sessionOf('half-signed-in'))])
      expect((await render(address, 'in the afternoon', reader)).detour).toEqual({ to: '/login', returnTo: address })
  },
)

it('opens a page of the staff to their role, asks visitors to sign in, and says to other members whom it is for', async () => {
  const at = (name?: string) => render('/contact/inbox', 'in the afternoon', name === undefined ? '' : cookieHeader(sessionOf(name)))
  expect((await at('boss')).page?.head).toMatchObject({ status: 200, title: 'Inbox · Debut', noindex: true })
  const refused = (await at('voter')).page
  expect(refused?.head).toMatchObject({ status: 403, title: '403 This page is for admins · Debut' })
  expect(refused?.markup).not.toContain('aria-label="Staff"')
  for (const name of [undefined, 'half-signed-in']) expect((await at(name)).detour).toEqual({ to: '/login', returnTo: '/contact/inbox' })
})

it('draws a page whole for a member who has to renew their session', async () => {
  const page = await visitorsPage('/', 'in the afternoon')
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: 'm' } }
  expect(await page?.drawFor?.({ session, ...requestAt('in the afternoon') })).toBeUndefined()
})

/** What is about its reader from top to bottom. Whatever else comes to stand here costs a member a hundred times what it costs a visitor. */
const DRAWN_WHOLE = [
  '/update-password',
  '/moderation/queue',
  '/posts/01M7W4K9DA7AM9JD1WGDRE08P8',
  '/profile/demo/saved',
  '/profile/maker/saved',
]

it('is made so on every page that visitors and members have alike', async () => {
  const [drawnWhole, different]: [string[], string[]] = [[], []]
  for (const { path } of addresses) {
    const address = path.replace('harbor-department', 'kite')
    const forVisitors = await visitorsPage(address, 'in the afternoon')
    const forVoter = await whole(address, 'in the afternoon', 'voter')
    // Some send visitors elsewhere, and some members.
    if (forVisitors === undefined || forVoter === undefined) continue
    const ofPieces = await made(address, 'in the afternoon', 'voter')
    if (ofPieces === undefined) drawnWhole.push(address)
    else if (ofPieces !== forVoter) different.push(address)
  }
  expect({ drawnWhole, different }).toEqual({ drawnWhole: DRAWN_WHOLE, different: [] })
})

it('asks the services for what is a member’s own in two requests, one after the other', async () => {
  const asked: string[] = []
  const ask: NonNullable<Parameters<RenderPage>[0]['ask']> = (url, { timeout, ...request }) => {
    asked.push(new URL(url).pathname)
    return fetch(url, { ...request, signal: AbortSignal.timeout(timeout) })
  }
  const page = await visitorsPage('/tool/kite', 'in the afternoon')
  for (const name of ['voter', 'maker', 'loyal']) {
    asked.length = 0
    await page?.drawFor?.({ session: sessionOf(name), ...requestAt('in the afternoon'), ask })
    expect(asked).toEqual(['/api/own-page', '/api/own-parts'])
  }
})
