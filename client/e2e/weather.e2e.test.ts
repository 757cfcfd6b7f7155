import { asksFor } from '@debut/testing/troubles.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberOnboarded } from '@debut/events/members/member-events.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { sharedBrowser } from '@debut/testing/shared-browser.ts'
import { sharedProduct } from '@debut/testing/shared-part.ts'
import { startStory, type Story } from '@debut/query-service/testing/story.ts'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEdge } from '../server/app.ts'
import { edgeSettings } from '../server/testing/edge-settings.ts'
import { readSession, type Session } from '../src/lib/session/session-cookie.ts'
import { startBesideProduct } from './testing/beside-product.ts'
import { addSession, newMember } from './testing/members.ts'
import { openVisitor, settled, signInAs } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { sessionFor } from './testing/world-members.ts'

const NOT_FOUND = '404 Not Found'
const BROKEN = '500 Internal Server Error'
const BOARD_UNAVAILABLE = 'We can’t reach the board right now'
const SESSION_OVER = 'Your session has ended'
/** While a service is down, its edge says so. */
const DOWN = [/^503 GET \/api\//, /api\/live' failed: .* 503/]

const throwing = (...names: string[]) =>
  names
    .map((name) => `Object.defineProperty(window, '${name}', { get() { throw new DOMException('blocked', 'SecurityError') } })`)
    .join(';')

const open = manyVisitors()
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name })
const rows = (page: Page) => page.getByRole('region', { name: 'Launches' }).getByRole('heading').allInnerTexts()
const live = (page: Page) => page.getByText('Live', { exact: true }).first()
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const week = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Week', exact: true })
const turnOver = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

describe('bad weather', () => {
  let stack: StackFile
  let home: string

  beforeAll(async () => {
    stack = await sharedProduct()
    home = stack.edge.url
  })

  const visit = async (page: Page, path = '/') => {
    const response = await page.goto(home + path)
    await settled(page)
    return response?.status()
  }
  const member = async (username: string) => {
    const visitor = await open()
    await addSession(visitor.context, home, await newMember(stack, username))
    return visitor
  }
  const sessionOf = async (context: BrowserContext): Promise<Session> => {
    const session = readSession((await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '))
    if (session === undefined) throw new Error('No member is signed in')
    return session
  }
  const votesOf = async ({ access_token, user }: Session): Promise<number> => {
    const response = await fetch(`${home}/api/members/${user.id}/votes`, { headers: { authorization: `Bearer ${access_token}` } })
    return ((await response.json()) as { votes: unknown[] }).votes.length
  }
  const hasVotes = (session: Session, count: number) => eventually(async () => expect(await votesOf(session)).toBe(count))
  /** What may be needed without a network comes once its reader does anything. */
  const act = async (page: Page) => {
    const fetched = page.waitForResponse(/toast-list.*\.js$/)
    await page.getByRole('button', { name: 'Help and contact' }).waitFor()
    await page.mouse.move(3, 3)
    await fetched
  }
  /** Of those that are not voted for yet, the first of today. */
  const upvote = async (page: Page) => {
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^Upvote /, pressed: false })
      .first()
    await button.click()
  }
  const isSignedOut = (page: Page) => link(page, 'Sign in').waitFor()

  describe('an address that nothing is at', () => {
    it('has three ways on, and a way back', async () => {
      asksFor(/^404 GET \/api\//)
      const { page } = await open()
      await visit(page, '/faqs')
      await page.evaluate(() => document.querySelector('header a[href="/pricing"]')?.setAttribute('data-to', '/tool/no-such-tool'))
      await page.evaluate(() => history.pushState({}, '', '/tool/no-such-tool'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
      await heading(page, NOT_FOUND).waitFor()
      expect(await page.title()).toContain('404 Page Not Found: /tool/no-such-tool')
      for (const name of ['Homepage', 'Blog', 'Email']) await heading(page, name).waitFor()
      await page.goBack()
      await heading(page, 'Frequently asked questions').waitFor()
      await page.goForward()
      await heading(page, NOT_FOUND).waitFor()
      await page.getByRole('link', { name: 'Back to home' }).click()
      await live(page).waitFor()
    })

    it('is distinguished from one whose form is wrong', async () => {
      const { page } = await open()
      expect(await visit(page, '/posts/not-an-id')).toBe(404)
      await page.getByText('Page Not Found: /posts/not-an-id').waitFor()
      expect(await visit(page, '/no/such/page')).toBe(404)
      await page.getByText('Page not found: /no/such/page').waitFor()
    })

    describe('and that is written in a strange way', () => {
      // One reader goes from page to page: each is loaded whole.
      let reader: Awaited<ReturnType<typeof openVisitor>>
      beforeAll(async () => {
        reader = await openVisitor(await sharedBrowser())
      })
      afterAll(() => reader?.context.close())

      it.each([
        '/#%',
        '/faqs#%E0%A4%A',
        '/%',
        '/tool/%E0%A4%A',
        '//elsewhere.example',
        '//elsewhere.example/faqs',
        '/?start=%',
        '/?__proto__=1',
        '/tool/__proto__',
      ])('wakes, stays here and leads on: %s', async (path) => {
        const { page } = reader
        await page.goto('about:blank')
        await page.goto(home + path)
        await settled(page)
        expect(new URL(page.url()).host).toBe(new URL(home).host)
        await link(page, 'Pricing').click()
        await heading(page, 'Pricing').waitFor()
      })
    })

    const answer = async (path: string) => {
      const { hostname, port } = new URL(home)
      const request = ask({ host: hostname, port, path, headers: { accept: 'text/html' } }).end()
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      const text = (await response.setEncoding('utf8').toArray()).join('')
      return { status: response.statusCode, location: response.headers.location, text }
    }

    it.each([
      ['/%', 404],
      ['/tool/%E0%A4%A', 404],
      ['/tool/%2e%2e', 404],
      ['/tool/%00', 404],
      ['/tool/constructor', 404],
      ['/tool/__proto__', 404],
      ['/blog/%2e%2e%2f%2e%2e%2fpackage', 404],
      ['/blog/page/99999999999999999999', 404],
      ['/assets/%2e%2e/%2e%2e/package.json', 404],
      ['/builds/../package.json', 404],
      ['/?start=nonsense', 404],
      ['/?start=9999-99-99', 404],
      ['/?start=', 200],
      ['/?start=9999-12-31', 404],
      ['/?start=0001-01-01', 404],
      ['/yearly?start=9999-12-31', 404],
      ['/?asOf=2199-01-01T00:00:00Z', 404],
      ['/?asOf=2026-99-99T00:00:00Z', 404],
      ['/?asOf=2026-11-21T99:00:00Z', 404],
      ['/weekly?start=2026-11-18', 200],
      ['//elsewhere.example', 404],
      ['/\\elsewhere.example', 404],
      ['/login?redirect=https://elsewhere.example', 200],
      ['/_payload.json', 200],
      ['//_payload.json', 200],
      ['/faqs/_payload.json', 200],
      ['/tool/no-such-tool/_payload.json', 404],
      ['/_payload.json/_payload.json', 404],
      ['/?start=nonsense/_payload.json', 404],
      ['/%/_payload.json', 404],
      ['//elsewhere.example/_payload.json', 404],
      ['/settings/_payload.json', 302],
    ])('%s is answered %i', async (path, status) => {
      const { status: given, location = '/', text } = await answer(path)
      expect({ given, text: given === status ? '' : text.slice(0, 300) }).toEqual({ given: status, text: '' })
      expect(location).toMatch(/^\/(?!\/)/)
    })

    it.each([
      ['path', `/tool/${'a'.repeat(9_000)}`, 404],
      ['path of many parts', `/blog/${'a/'.repeat(3_000)}`, 404],
      ['query', `/?start=${'a'.repeat(9_000)}`, 404],
      ['path longer than any server takes', `/${'a'.repeat(40_000)}`, 431],
    ])('a long %s', async (_, path, status) => {
      expect((await answer(path)).status).toBe(status)
    })
  })

  describe('a service that died', () => {
    let beside: Awaited<ReturnType<typeof startBesideProduct>>
    beforeAll(async () => {
      beside = await startBesideProduct(stack)
    })
    afterAll(() => beside?.close())

    it('leaves pages that say so, and that fill by themselves once it is back', async () => {
      asksFor(...DOWN, /^503 GET \/monthly/)
      const { page } = await open()
      await beside.die()
      const status = (await page.goto(`${beside.home}/monthly`))?.status()
      await heading(page, BOARD_UNAVAILABLE).waitFor()
      expect(status).toBe(503)
      await beside.rise()
      await live(page).waitFor({ timeout: 60_000 })
      expect((await rows(page)).length).toBeGreaterThan(0)
    })

    it('takes nothing from a page that is open', async () => {
      asksFor(...DOWN)
      const { page } = await open()
      await page.goto(`${beside.home}/yearly`)
      await settled(page)
      await live(page).waitFor()
      const before = await rows(page)
      await beside.die()
      await page.getByText('Reconnecting', { exact: true }).first().waitFor()
      expect(await rows(page)).toEqual(before)
      await beside.rise()
      await live(page).waitFor({ timeout: 60_000 })
      expect(await rows(page)).toEqual(before)
    })
  })

  describe('a server that fails', () => {
    it.each([
      ['/weekly', BOARD_UNAVAILABLE],
      ['/streaks-leaderboard', 'We can’t reach the leaderboard right now'],
      ['/transparency', 'We can’t reach the record right now'],
      ['/community/makers', 'We can’t reach the makers right now'],
      ['/tool/harbor-department', 'We can’t reach this tool right now'],
    ])('has its answer on %s, which ends with the failure', async (path, words) => {
      asksFor(/^500 /)
      const { page, context } = await open()
      await visit(page, '/faqs')
      await context.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'out of ink' }))
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      await heading(page, words).waitFor()
      // The page may help itself before the button is pressed.
      const button = await page.getByRole('button', { name: 'Try now' }).first().elementHandle()
      await context.unroute('**/api/**')
      await button?.dispatchEvent('click')
      await heading(page, words).waitFor({ state: 'detached' })
      expect(await heading(page, BROKEN).count()).toBe(0)
    })

    it('is waited for on the page that is there, with a bar, and no longer than the reader wants', async () => {
      const { page, context } = await open()
      await visit(page, '/')
      const answered = Promise.withResolvers<void>()
      await context.route('**/api/boards/week*', async (route) => {
        await answered.promise
        await route.continue()
      })
      const isBoard = (request: Request) => request.url().includes('/api/boards/week')
      const over = Promise.race([page.waitForEvent('requestfinished', isBoard), page.waitForEvent('requestfailed', isBoard)])
      await week(page).click()
      await page.locator('.loading-bar[data-status=loading]').waitFor()
      await heading(page, 'Today').waitFor()
      await link(page, 'Pricing').click()
      await heading(page, 'Pricing').waitFor()
      answered.resolve()
      await over
      expect(await heading(page, 'Pricing').count()).toBe(1)
      expect(new URL(page.url()).pathname).toBe('/pricing')
      await page.locator('.loading-bar').waitFor({ state: 'detached' })
    })

    it('does not make a page reload twice whose code is gone', async () => {
      const { page, context } = await open()
      await visit(page, '/')
      await context.route(/streaks-page.*\.js$/, (route) => route.abort())
      let [loads, missed] = [0, 0]
      page.on('framenavigated', () => (missed = 0))
      page.on('requestfailed', (request) => (missed += Number(request.url().includes('streaks-page'))))
      page.on('load', () => (loads += 1))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard' }).click()
      await eventually(() => expect(loads).toBe(1))
      await heading(page, 'Streaks leaderboard').waitFor()
      // The page that came has missed it too, and has had the time to do something about it.
      await eventually(() => expect(missed).toBeGreaterThan(0))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(loads).toBe(1)
      expect(new URL(page.url()).pathname).toBe('/streaks-leaderboard')
    })
  })

  describe('without a network', () => {
    it('a page whose code is here says that it waits, and fills once the network is back', async () => {
      const { page, context } = await open()
      await visit(page, '/')
      await live(page).waitFor()
      await context.setOffline(true)
      await week(page).click()
      await heading(page, BOARD_UNAVAILABLE).waitFor()
      await context.setOffline(false)
      await live(page).waitFor()
      // Code that was lost on the way may cost a new document.
      await eventually(async () => expect((await rows(page)).length).toBeGreaterThan(0))
      expect(new URL(page.url()).pathname).toBe('/weekly')
    })

    it('a page whose code is not here says so without reloading, and comes once the network is back', async () => {
      const { page, context } = await open()
      await visit(page, '/')
      await live(page).waitFor()
      await act(page)
      let loads = 0
      page.on('load', () => (loads += 1))
      await context.setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
      await toast(page, 'A part of this page did not load').waitFor()
      await heading(page, 'You’re offline').waitFor()
      expect(loads).toBe(0)
      await context.setOffline(false)
      await heading(page, 'Frequently asked questions').waitFor()
    })
  })

  describe('a session that is over', () => {
    it('leaves a visitor’s page that says so and works', async () => {
      asksFor(/^40[01] /)
      const { page, context } = await member('overdue')
      await addSession(context, home, {
        ...(await sessionOf(context)),
        access_token: 'over',
        refresh_token: 'over',
        expires_at: 1_700_000_000,
      })
      await visit(page, '/')
      await toast(page, SESSION_OVER).waitFor()
      await isSignedOut(page)
      await week(page).click()
      await live(page).waitFor()
      expect((await rows(page)).length).toBeGreaterThan(0)
      expect((await context.cookies()).filter(({ name }) => name.startsWith('debut-auth-token'))).toEqual([])
    })

    it('ends on a page that only looked at something', async () => {
      asksFor(/^401 /)
      const { page, context } = await member('idle')
      await visit(page, '/faqs')
      await context.route('**/api/user/**', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'no' } }))
      await context.route('**/api/notifications**', (route) =>
        route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'no' } }),
      )
      await context.route('**/api/own-page', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'no' } }))
      // The first refusal is met with a new token, and only the next one ends the session.
      await eventually(async () => {
        await turnOver(page, true)
        await turnOver(page, false)
        await toast(page, SESSION_OVER).waitFor({ timeout: 2_000 })
      })
      await isSignedOut(page)
    })

    it('keeps a vote until its member has signed in again, and the sign-in of another member does not send it', async () => {
      asksFor(/^40[01] /)
      const { page, context } = await open()
      // Whom the page for signing in knows, so that no other test may change their votes.
      await signInAs(page, home, 'analyst')
      const before = await votesOf(await sessionOf(context))
      await visit(page, '/weekly')
      await context.route('**/api/commands', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'no' } }))
      await upvote(page)
      await toast(page, SESSION_OVER).getByText('What you did is kept here').waitFor()
      await isSignedOut(page)
      await context.unroute('**/api/commands')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/commands')) sent.push((request.postDataJSON() as { type: string }).type)
      })
      const signIn = async (username: string) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${username}`) })
          .click()
        await page.waitForURL(/\/weekly$|\/$/)
        await page.getByRole('button', { name: `Your account, ${username}` }).waitFor()
      }
      await toast(page, SESSION_OVER).getByRole('button', { name: 'Sign in' }).click()
      await signIn('admin')
      expect(new URL(page.url()).pathname).toBe('/weekly')
      await live(page).waitFor()
      expect(sent).toEqual([])
      await page.getByRole('button', { name: 'Your account, admin' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await link(page, 'Sign in').click()
      await signIn('analyst')
      // Signed in anew: the session from before is over.
      await hasVotes(await sessionOf(context), before + 1)
      expect(sent).toEqual(['CastVote'])
    })
  })

  describe('a browser that keeps nothing', () => {
    const blocked = `${throwing('localStorage', 'sessionStorage', 'indexedDB', 'caches')}
      navigator.locks.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))`

    it('votes all the same, and says what would be lost with the tab', async () => {
      const { page, context } = await member('forgetful')
      const session = await sessionOf(context)
      await page.addInitScript(blocked)
      await visit(page, '/')
      await live(page).waitFor()
      await act(page)
      await upvote(page)
      await hasVotes(session, 1)
      await context.setOffline(true)
      await upvote(page)
      await toast(page, 'Keep this tab open').waitFor()
      await context.setOffline(false)
      await hasVotes(session, 2)
      await page.getByRole('radio', { name: 'dark' }).check()
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    })

    it('is a visitor’s where it keeps no cookies either', async () => {
      const { page } = await open()
      await page.addInitScript(`${blocked}
        const refuse = () => { throw new DOMException('blocked', 'SecurityError') }
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })`)
      await visit(page, '/')
      await live(page).waitFor()
      await week(page).click()
      await heading(page, 'This week').waitFor()
      await live(page).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Upvote / })
        .first()
        .click()
      await heading(page, 'Step on stage').waitFor()
    })
  })

  it('a chat that does not come leaves our own panel, which keeps what was typed across pages', async () => {
    asksFor(/api\/live' failed: .* 403/)
    const { commandService, queryService } = stack
    const config = edgeSettings({
      COMMAND_SERVICE_URL: commandService.url,
      QUERY_SERVICE_URL: queryService.url,
      CHATWOOT_ORIGIN: 'https://chat.example',
      CHATWOOT_TOKEN: 'token',
    })
    const edge = await buildEdge({ config, logger: createLogger('edge', 'silent') })
    await edge.listen({ port: 0, host: '127.0.0.1' })
    const { page, context } = await open()
    try {
      let asked = 0
      await context.route('https://chat.example/**', (route) => {
        asked += 1
        return route.abort('blockedbyclient')
      })
      await page.goto(`${edge.listeningOrigin}/faqs`)
      await settled(page)
      const launcher = page.getByRole('button', { name: 'Help and contact' })
      await launcher.click()
      expect(asked).toBe(1)
      await page.getByRole('textbox', { name: 'Message' }).fill('It rains')
      await page.getByRole('dialog').getByRole('link', { name: 'How launches and votes work' }).click()
      await page.waitForURL('**/how-it-works')
      await launcher.click()
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('It rains')
    } finally {
      await context.close()
      await edge.close()
    }
  })

  describe('the live stream', () => {
    /** The socket, and what the board is asked for. */
    const watched = async () => {
      const visitor = await open()
      const { page } = visitor
      const seen = { sockets: 0, boards: 0, updates: 0 }
      page.on('request', (request) => {
        if (request.url().includes('/api/boards/year')) seen.boards += 1
      })
      let isCut = false
      let cutNow = () => {}
      await page.routeWebSocket('**/api/live', (socket) => {
        seen.sockets += 1
        if (isCut) return void socket.close({ code: 1011 })
        const server = socket.connectToServer()
        server.onMessage((frame) => {
          if (String(frame).includes('board:year')) seen.updates += 1
          socket.send(frame)
        })
        cutNow = () => void socket.close({ code: 1011 })
      })
      await page.clock.install()
      await visit(page, '/yearly')
      await live(page).waitFor()
      return {
        ...visitor,
        seen,
        cut: () => {
          isCut = true
          cutNow()
        },
        mend: () => (isCut = false),
      }
    }

    it('that is cut is polled for every thirty seconds, and reconnects without a row twice', async () => {
      const { page, seen, cut, mend } = await watched()
      const before = await rows(page)
      expect(before.length).toBeGreaterThan(0)
      cut()
      await page.getByText('Reconnecting', { exact: true }).first().waitFor()
      const asked = seen.boards
      // The next poll is timed once the last one was answered, so time may pass before there is one to wait for.
      let passed = 0
      await eventually(async () => {
        passed += 1
        await page.clock.fastForward(30_000)
        expect(seen.boards - asked).toBeGreaterThanOrEqual(3)
      })
      // One may have been on its way when the stream was cut.
      expect(seen.boards - asked).toBeLessThanOrEqual(passed + 1)
      const { updates } = seen
      mend()
      // The longest that it waits before it tries again, which is less than until the next poll.
      await page.clock.fastForward(15_000)
      await live(page).waitFor()
      await eventually(() => expect(seen.updates).toBeGreaterThan(updates))
      expect(await rows(page)).toEqual(before)
      expect(new Set(before).size).toBe(before.length)
      // A poll that was due when it reconnected may still be on its way: from the next minute on there is none.
      await page.clock.fastForward(30_000)
      const polled = seen.boards
      await page.clock.fastForward(60_000)
      expect(seen.boards).toBe(polled)
    })

    it('is opened anew after a sleep, and the board fetched', async () => {
      const { page, seen } = await watched()
      const { sockets, boards } = { ...seen }
      await turnOver(page, true)
      await page.clock.fastForward(8 * 3_600_000)
      await turnOver(page, false)
      await eventually(() => expect(seen.sockets).toBeGreaterThan(sockets))
      await eventually(() => expect(seen.boards).toBeGreaterThan(boards))
      await live(page).waitFor()
      expect(await rows(page)).toEqual([...new Set(await rows(page))])
    })
  })
})

describe('midnight in Los Angeles', () => {
  const MONDAY = Day.parse('2026-03-02')
  const TUESDAY = Day.parse('2026-03-03')
  let story: Story
  let now = toInstant('2026-03-03T07:58:00Z')

  beforeAll(async () => {
    story = await startStory()
    await story.project()
  })
  afterAll(async () => {
    await story?.end()
  })

  it('begins a new day on a page that is open: its board, and three votes', async () => {
    story.at('2026-03-01T07:00:00Z')
    const voter = await story.member('voter')
    await story.append(`member-${voter.memberId}`, voter.memberId, MemberOnboarded({ memberId: voter.memberId }))
    const names = ['apple', 'berry', 'cherry']
    const launches = []
    for (const name of names) launches.push(await story.launch(name, MONDAY))
    const damson = await story.launch('damson', TUESDAY)
    story.at('2026-03-02T08:00:00Z')
    await story.open(MONDAY, launches)
    story.at('2026-03-02T20:00:00Z')
    for (const launch of launches) await story.cast(voter, launch)
    const { url, getNow } = await story.serve(() => now)
    await getNow('/api/boards/day')
    const { PUBLIC_URL, ...settings } = story.world.settings
    const port = Number(new URL(PUBLIC_URL).port)
    const config = edgeSettings({ ...settings, PUBLIC_URL, PORT: port, COMMAND_SERVICE_URL: url, QUERY_SERVICE_URL: url })
    const edge = story.world.closing(await buildEdge({ config, logger: story.world.logger, clock: () => now }))
    await edge.listen({ host: 'localhost', port })

    const { page, context } = await open()
    await addSession(context, PUBLIC_URL, sessionFor(voter))
    await page.clock.install({ time: now.toMillis() })
    await page.goto(PUBLIC_URL)
    await settled(page)
    await live(page).waitFor()
    expect((await rows(page)).length).toBe(3)
    await page.getByLabel('0 votes left today').first().waitFor({ state: 'attached' })

    story.at('2026-03-03T08:00:00Z')
    await story.open(TUESDAY, [damson])
    now = toInstant('2026-03-03T08:00:05Z')
    await getNow('/api/boards/day')
    await page.clock.fastForward(125_000)
    await page.getByLabel('3 votes left today').first().waitFor({ state: 'attached' })
    await eventually(async () => expect((await rows(page)).map((name) => name.split(/\s/)[0])).toEqual(['DAMSON']))
    await heading(page, 'Today').waitFor()
  })
})
