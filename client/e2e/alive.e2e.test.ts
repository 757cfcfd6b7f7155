import { eventually } from '@debut/testing/eventually.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { buildEdge } from '../server/app.ts'
import { edgeSettings } from '../server/testing/edge-settings.ts'
import { memberIdOf } from '../src/lib/api/testing/ids.ts'

type Member = { memberId: string; username: string; avatar: null; tier: number; registeredAt: string; position: number }

let browser: Browser
let queries: FastifyInstance
let sockets: WebSocketServer
let edge: FastifyInstance
let members: Member[]

const frameOf = (member: Member) =>
  JSON.stringify({ type: 'message', topic: 'members', cursor: member.position, body: { ...member, total: members.length } })

/** A member joins, and every connected browser receives it. */
const join = (username: string) => {
  const position = members.length + 1
  const member = { memberId: memberIdOf(position), username, avatar: null, tier: 0, registeredAt: systemClock().toISO(), position }
  members.unshift(member)
  sockets.clients.forEach((client) => client.send(frameOf(member)))
}

beforeAll(async () => {
  browser = await sharedBrowser()
})

beforeEach(async () => {
  members = []
  queries = fastify()
  queries.get('/api/members', async () => ({ members: members.slice(0, 30), total: members.length, position: members.length }))
  sockets = new WebSocketServer({ server: queries.server, path: '/api/live' })
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { type, topic, cursor } = JSON.parse(String(data))
      if (type === 'hello') socket.send('{"type":"welcome","memberId":null}')
      if (type !== 'subscribe') return
      socket.send(JSON.stringify({ type: 'subscribed', topic, cursor }))
      for (const member of members.filter(({ position }) => position > cursor).toReversed()) socket.send(frameOf(member))
    }),
  )
  for (let index = 0; index < 20; index++) join(`early-${index}`)
  await queries.listen({ port: 0, host: '127.0.0.1' })
  edge = await buildEdge({
    config: edgeSettings({ QUERY_SERVICE_URL: queries.listeningOrigin }),
    logger: createLogger('edge', 'silent'),
    clock: systemClock,
  })
  await edge.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
  await edge.close()
  await queries.close()
})

const open = async (options: BrowserContextOptions = {}, init = '') => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  await page.addInitScript(init)
  await page.goto(`${edge.listeningOrigin}/community/makers`)
  await page.getByText('Live', { exact: true }).waitFor()
  return { page }
}
const first = (page: Page) => page.getByRole('region', { name: 'Members, newest first' }).getByRole('listitem').first().innerText()
const showsFirst = (page: Page, username: string) => eventually(async () => expect(await first(page)).toContain(username))

it.each([-26, 26])('comes alive without a complaint when the reader’s clock is %i hours off', async (hours) => {
  const { page } = await open({}, `{ const now = Date.now.bind(Date); Date.now = () => now() + ${hours} * 3_600_000 }`)
  join('late')
  await showsFirst(page, 'late')
})

it('lets a crowd glide in without shifting the page under the reader', async () => {
  const watch = `window.shifted = 0
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value))).observe({ type: 'layout-shift', buffered: true })`
  const { page } = await open({}, watch)
  for (let index = 0; index < 12; index++) {
    join(`crowd-${index}`)
    await showsFirst(page, `crowd-${index}`)
  }
  expect(await page.evaluate('window.shifted')).toBeLessThan(0.05)
})

it('moves nothing for a reader who wants less motion', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  join('calm')
  await showsFirst(page, 'calm')
  expect(await page.evaluate('document.getAnimations().length')).toBe(0)
})

it('moves the rows for everybody else', async () => {
  const { page } = await open(
    {},
    'window.moved = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...given) { window.moved++; return animate.apply(this, given) }',
  )
  join('lively')
  await showsFirst(page, 'lively')
  await eventually(async () => expect(await page.evaluate('window.moved')).toBeGreaterThan(2))
})

it('holds still when the reader pauses, and shows what waited when they resume', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: /Pause live updates/ }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  await eventually(() => expect(sockets.clients.size).toBe(0))
  join('waiting')
  expect(await first(page)).toContain('early-19')
  await page.getByRole('button', { name: /Resume live updates/ }).click()
  await showsFirst(page, 'waiting')
})

it('announces to screen readers who joined', async () => {
  const { page } = await open()
  join('noor')
  await eventually(async () => expect(await page.locator('[aria-live=polite]').innerText()).toBe('noor joined'))
})

it('offers the themes to the keyboard', async () => {
  const { page } = await open({ colorScheme: 'light' })
  await page.getByRole('radio', { name: 'dark' }).check()
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
})
