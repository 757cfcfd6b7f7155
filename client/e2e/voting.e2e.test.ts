import { timeAt } from '@debut/events/kernel/days.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { multiplierOf } from '@debut/events/voting/reward-tiers.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { bringChecker } from './testing/checker.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, type Joined, sessionFor } from './testing/world-members.ts'

const NAMES = ['Apple', 'Berry', 'Cherry', 'Damson', 'Elder']

describe('voting', () => {
  let world: World
  let home: string
  let commandUrl: string
  let stage: ReturnType<typeof openStage>
  let launches: Record<string, { launchId: string }>

  beforeAll(async () => {
    world = await startWorld()
    stage = openStage(world)
    const { command, query } = await startServices(world)
    commandUrl = command.url
    home = await openEdge(world, command.url, query.url)
    const entries = []
    for (const name of NAMES) entries.push([name, await stage.launch(name)] as const)
    launches = Object.fromEntries(entries)
    await fetch(`${query.url}/api/boards/year?min-position=${entries.at(-1)?.[1].position}`)
  })
  afterAll(async () => {
    await world?.close()
  })

  const openVisitor = manyVisitors()
  const member = async (username: string, lifetimeSeconds?: number): Promise<Joined> => {
    const joined = await joinWorld(world, commandUrl, world.person(username))
    return lifetimeSeconds === undefined ? joined : { ...joined, token: await world.token(joined, lifetimeSeconds) }
  }
  const signIn = (context: BrowserContext, who: Joined) => addSession(context, home, sessionFor(who))
  const reader = async (who?: Joined, options: BrowserContextOptions = {}) => {
    const visitor = await openVisitor(options)
    if (who !== undefined) await signIn(visitor.context, who)
    return visitor
  }
  /** The year has yesterday's launches in it, whose points show at every hour. */
  const openBoard = async (page: Page) => {
    await page.goto(`${home}/yearly`)
    await settled(page)
    await page.getByText('Live', { exact: true }).first().waitFor()
  }
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^Upvote ${name}`) })
  const mine = (page: Page, name: string, isMine: boolean) =>
    eventually(async () => expect(await button(page, name).getAttribute('aria-pressed')).toBe(String(isMine)))
  const pointsOf = async (page: Page, name: string) => {
    const label = await page
      .getByRole('main')
      .getByLabel(new RegExp(`^Upvote ${name}`))
      .getAttribute('aria-label')
    return Number(/(\d+) points?/.exec(label ?? '')?.[1])
  }
  const shows = (page: Page, name: string, points: number) => eventually(async () => expect(await pointsOf(page, name)).toBe(points))
  const votesOf = async ({ memberId, token }: Joined) => {
    const response = await fetch(`${home}/api/members/${memberId}/votes`, { headers: { authorization: `Bearer ${token}` } })
    return ((await response.json()) as { votes: { launchId: string }[] }).votes.map(({ launchId }) => launchId)
  }
  const streakOf = async ({ memberId, token }: Joined) => {
    const response = await fetch(`${home}/api/user/get-my-profile?userId=${memberId}`, { headers: { authorization: `Bearer ${token}` } })
    return ((await response.json()) as { streak: number }).streak
  }
  const left = (page: Page, words: string) => page.getByLabel(words).first().waitFor({ state: 'attached' })
  const kept = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('debut-outbox', 1)
          opening.onerror = () => reject(new Error('no database'))
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count()
            counting.onsuccess = () => resolve(counting.result)
          }
        }),
    )

  /** What Apple's button is called from now on. */
  const rememberLabels = (page: Page) =>
    page.evaluate(() => {
      const labels: string[] = []
      Object.assign(window, { labels })
      const watcher = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const label = target instanceof Element ? (target.getAttribute('aria-label') ?? '') : ''
          if (label.startsWith('Upvote Apple') && label !== labels.at(-1)) labels.push(label)
        }
      })
      watcher.observe(document.body, { subtree: true, attributeFilter: ['aria-label'] })
    })
  const rememberedLabels = (page: Page) => page.evaluate(() => ('labels' in window ? window.labels : []))

  it('is seen by everybody at once, taken back as easily, and still there after a reload', async () => {
    const ines = await member('ines')
    const [{ page }, other] = await Promise.all([reader(ines), reader()])
    await Promise.all([openBoard(page), openBoard(other.page)])
    await left(page, '3 votes left today')
    await rememberLabels(page)
    await button(page, 'Apple').dblclick()
    await mine(page, 'Apple', true)
    await shows(page, 'Apple', 1)
    await shows(other.page, 'Apple', 1)
    await left(page, '2 votes left today')
    await eventually(async () => expect(await kept(page)).toBe(0))
    expect(await rememberedLabels(page)).toEqual(['Upvote Apple, 1 point this year'])
    // A member who has voted knows what Debut is, so the next page comes without the line.
    const line = page.getByRole('complementary', { name: 'What Debut is' })
    expect(await line.isVisible()).toBe(true)
    await page.reload()
    await settled(page)
    expect(await line.isVisible()).toBe(false)
    await mine(page, 'Apple', true)
    await shows(page, 'Apple', 1)
    await button(page, 'Apple').click()
    await shows(other.page, 'Apple', 0)
    await left(page, '3 votes left today')
  })

  it('is in the page that the server draws', async () => {
    const noor = await member('noor')
    await sendCommand(commandUrl, noor.token, 'CastVote', { launchId: launches['Berry']?.launchId })
    const { page } = await reader(noor, { javaScriptEnabled: false })
    await page.goto(`${home}/yearly`)
    await mine(page, 'Berry', true)
    await mine(page, 'Apple', false)
    await left(page, '2 votes left today')
  })

  let lenas = 0

  it('stands from the first paint on as it does once the page is awake, with the member’s name and what they have left', async () => {
    // A busy machine may need another try, and its member has voted by then.
    const lena = await member(`lena-${++lenas}`)
    await sendCommand(commandUrl, lena.token, 'CastVote', { launchId: launches['Damson']?.launchId })
    const { page } = await reader(lena)
    const own = 'header .vote-pips, header [aria-label^="Your account"], main .vote-place, main aside'
    await page.addInitScript((selector) => {
      const look = () => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)
      const moved: string[] = []
      const sourcesOf = (entry: object) => (entry as { readonly sources: readonly { readonly node: Node | null }[] }).sources
      const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)
      new PerformanceObserver((list) => {
        for (const { node } of list.getEntries().flatMap(sourcesOf))
          // Its word is another once the live channel is open, and nothing moves with it.
          if (!elementOf(node)?.closest('.board-live')) moved.push(elementOf(node)?.outerHTML ?? 'what is gone')
      }).observe({ type: 'layout-shift', buffered: true })
      // All that was sent is here, and none of the page's own code has run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') Object.assign(window, { look, moved, drawn: look() })
      })
    }, own)
    await page.goto(`${home}/yearly`)
    await settled(page)
    await page.getByText('Live', { exact: true }).first().waitFor()
    const [drawn, awake, moved] = await page.evaluate<[string[], string[], string[]]>('[window.drawn, window.look(), window.moved]')
    expect(awake).toEqual(drawn)
    expect(moved).toEqual([])
    expect(drawn.join()).toMatch(/Your account, lena-\d.*2 votes left today/s)
    expect(drawn.filter((part) => part.includes('aria-pressed="true"'))).toHaveLength(1)
  })

  it.each([
    ['wide', {}],
    ['narrow', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ])('made without a network is kept, said to wait, and counted once afterwards, %s', async (width, options) => {
    const tomasz = await member(`tomasz-${width}`)
    const { page, context } = await reader(tomasz, options)
    await openBoard(page)
    const before = await pointsOf(page, 'Cherry')
    await context.setOffline(true)
    await button(page, 'Cherry').click()
    const note = page.getByText('Kept here, and sent when you are back online. It counts on the day it arrives.')
    await note.waitFor()
    // The moving row lies over the row behind it, and the mouse passes through it.
    const isOnTop = (element: HTMLElement) => {
      element.style.pointerEvents = 'auto'
      const { left, bottom } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 20, bottom - 4) === element && document.elementFromPoint(left + 170, bottom - 4) === element
    }
    expect(await note.evaluate(isOnTop)).toBe(true)
    await mine(page, 'Cherry', true)
    expect(await votesOf(tomasz)).toEqual([])
    await context.setOffline(false)
    await eventually(async () => expect(await votesOf(tomasz)).toEqual([launches['Cherry']?.launchId]))
    await page.getByText('Kept here').waitFor({ state: 'detached' })
    await shows(page, 'Cherry', before + 1)
  })

  it('outlives the page it was made on', async () => {
    const lukas = await member('lukas')
    const { page, context } = await reader(lukas)
    await openBoard(page)
    await context.route('**/api/commands', (route) => route.abort())
    await button(page, 'Damson').click()
    await eventually(async () => expect(await kept(page)).toBe(1))
    await page.close()
    await context.unroute('**/api/commands')
    const again = await context.newPage()
    await openBoard(again)
    await eventually(async () => expect(await votesOf(lukas)).toEqual([launches['Damson']?.launchId]))
    await mine(again, 'Damson', true)
  })

  it('is one outbox in two tabs: both show it, one sends it, once', async () => {
    const aya = await member('aya')
    const { page, context } = await reader(aya)
    const second = await context.newPage()
    await openBoard(page)
    await openBoard(second)
    const sent: string[] = []
    for (const each of [page, second])
      each.on('request', (request) => {
        if (request.url().endsWith('/api/commands')) sent.push((request.postDataJSON() as { type: string }).type)
      })
    await button(page, 'Elder').click()
    await mine(second, 'Elder', true)
    await button(second, 'Apple').click()
    await eventually(async () => expect(await votesOf(aya)).toHaveLength(2))
    await left(page, '1 vote left today')
    await left(second, '1 vote left today')
    expect(sent).toEqual(['CastVote', 'CastVote'])
  })

  it('is known at once on every device of its member', async () => {
    const iris = await member('iris')
    const [phone, desk] = await Promise.all([reader(iris, { viewport: { width: 390, height: 844 } }), reader(iris)])
    await Promise.all([openBoard(phone.page), openBoard(desk.page)])
    await button(phone.page, 'Damson').click()
    await mine(desk.page, 'Damson', true)
    await left(desk.page, '2 votes left today')
    await button(desk.page, 'Damson').click()
    await mine(phone.page, 'Damson', false)
  })

  it('survives a session that has ended, and goes out once its member is back', async () => {
    asksFor(/^40[01] POST /)
    const kiln = await member('kiln')
    const { page, context } = await reader({ ...kiln, token: 'no longer good' })
    // The page knew the member when it was drawn.
    await signIn(context, kiln)
    await openBoard(page)
    await signIn(context, { ...kiln, token: 'no longer good' })
    // At once: a row that moves would be waited for, until the page knows that the session is over.
    await button(page, 'Berry').dispatchEvent('click')
    await page.getByText('Your session has ended', { exact: true }).waitFor()
    await page.getByRole('link', { name: /^Upvote Berry/ }).waitFor()
    expect(await kept(page)).toBe(1)
    const other = await member('somebody-else')
    await signIn(context, other)
    await openBoard(page)
    await mine(page, 'Berry', false)
    await signIn(context, kiln)
    await openBoard(page)
    await eventually(async () => expect(await votesOf(kiln)).toEqual([launches['Berry']?.launchId]))
    expect(await votesOf(other)).toEqual([])
  })

  it('can be done with the keyboard alone', async () => {
    const mika = await member('mika')
    const { page } = await reader(mika)
    await openBoard(page)
    await button(page, 'Cherry').focus()
    await page.keyboard.press('Space')
    await mine(page, 'Cherry', true)
    await eventually(async () => expect(await votesOf(mika)).toHaveLength(1))
    // A second click within half a second would count as the same one.
    await page.waitForTimeout(600)
    await page.keyboard.press('Enter')
    await eventually(async () => expect(await votesOf(mika)).toHaveLength(0))
    await mine(page, 'Cherry', false)
  })

  it('is rolled back with a reason when it is refused', async () => {
    asksFor(/^422 POST \/api\/commands/)
    const fern = await member('fern')
    const { page } = await reader(fern)
    // The page gets no updates of the votes that are cast elsewhere.
    await page.routeWebSocket('**/api/live', (socket) => void socket.close({ code: 1011 }))
    await page.goto(`${home}/yearly`)
    await settled(page)
    for (const name of ['Apple', 'Berry', 'Cherry'])
      await sendCommand(commandUrl, fern.token, 'CastVote', { launchId: launches[name]?.launchId })
    await button(page, 'Damson').click()
    await page.getByText(/^You’ve used today’s 3 votes\. You get new ones at midnight, Los Angeles time: in /).waitFor()
    await mine(page, 'Damson', false)
  })

  it('plays the streak once it has risen, in a picture that stands still where motion is not wanted, and says what is left', async () => {
    for (const [username, reducedMotion] of [
      ['wren', 'no-preference'],
      ['moss', 'reduce'],
    ] as const) {
      const who = await member(username)
      const { page } = await reader(who, { reducedMotion })
      await openBoard(page)
      // The flame is there for a second only, which a busy machine may miss from outside.
      await page.evaluate(() => {
        const seen: { flame?: string; note?: string } = {}
        Object.assign(window, { seen })
        new MutationObserver(() => {
          const flame = document.querySelector('main .streak-flame')
          const note = document.querySelector<HTMLElement>('main .vote-note')
          if (flame !== null) seen.flame = getComputedStyle(flame).animationName
          if (note !== null) seen.note = note.innerText
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await button(page, 'Elder').click()
      const seen = () => page.evaluate(() => ('seen' in window ? window.seen : undefined))
      await eventually(async () =>
        expect(await seen()).toEqual({
          flame: reducedMotion === 'no-preference' ? 'streak-rises' : 'none',
          note: '2 votes left today\nYour streak begins',
        }),
      )
      const flame = page.getByRole('main').locator('.streak-flame').first()
      const note = page.getByRole('main').locator('.vote-note')
      await flame.waitFor({ state: 'detached' })
      await note.waitFor({ state: 'detached' })
    }
  })

  it('that reaches a tier is celebrated once', async () => {
    const hazel = await member('hazel')
    await stage.streak(MemberId.parse(hazel.memberId), 4)
    await eventually(async () => expect(await streakOf(hazel)).toBe(4))
    const { page } = await reader(hazel)
    // The last that a page asks for when it wakes.
    const counted = page.waitForResponse('**/api/notifications/unread-count')
    // The board reloads by itself at four and at midnight.
    await vi.waitFor(() => expect(['03:59', '23:59']).not.toContain(timeAt(Date.now())), { timeout: 70_000 })
    await openBoard(page)
    await counted
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await button(page, 'Apple').click()
    const celebration = page.getByRole('dialog', { name: '5 days in a row' })
    await celebration.getByText('Your upvotes count as 2').waitFor()
    // It comes alone, once the streak has risen.
    expect(await page.locator('.streak-flame').count()).toBe(0)
    await celebration.getByRole('button', { name: 'Continue' }).click()
    await celebration.waitFor({ state: 'detached' })
    // The response says what it caused: there are no further requests.
    expect(asked.filter((path) => /\/api\/(?!savory)/.test(path))).toEqual(['POST /api/commands', 'POST /api/rewards'])
    // The next vote of the day is worth two already, and shows no celebration.
    const before = await pointsOf(page, 'Berry')
    await button(page, 'Berry').click()
    await shows(page, 'Berry', before + 2)
    await eventually(async () => expect(await votesOf(hazel)).toHaveLength(2))
    await shows(page, 'Berry', before + 2)
    expect(await celebration.count()).toBe(0)
    await page.getByRole('button', { name: 'Your reward' }).click()
    await celebration.getByText('Your upvotes count as 2').waitFor()
    await page.keyboard.press('Escape')
    await celebration.waitFor({ state: 'detached' })
  })

  it('shows its count, its streak and its reward where no socket sends them', async () => {
    const rowan = await member('rowan')
    await stage.streak(MemberId.parse(rowan.memberId), 4)
    await eventually(async () => expect(await streakOf(rowan)).toBe(4))
    const { page } = await reader(rowan)
    await page.routeWebSocket('**/api/live', (socket) => void socket.close({ code: 1011 }))
    await page.goto(`${home}/yearly`)
    await settled(page)
    const before = await pointsOf(page, 'Cherry')
    // By its class: what has a role is hidden once the celebration is open over it.
    const flame = page.locator('main .vote-place .streak-flame').first().waitFor({ state: 'attached' })
    await button(page, 'Cherry').click()
    await flame
    await page.getByRole('dialog', { name: '5 days in a row' }).getByRole('button', { name: 'Continue' }).click()
    await left(page, '2 votes left today')
    await mine(page, 'Cherry', true)
    await shows(page, 'Cherry', before + multiplierOf(4))
    await page.locator('main aside').getByText('5', { exact: true }).first().waitFor()
  })

  it('can be looked at behind the curtain, and repeated without counting twice', async () => {
    const clover = await member('clover')
    const { page } = await reader(clover)
    await openBoard(page)
    await button(page, 'Cherry').click()
    await eventually(async () => expect(await votesOf(clover)).toHaveLength(1))
    const points = await pointsOf(page, 'Cherry')
    await page.keyboard.press('Control+k')
    await page.getByText('Open commands').click()
    const drawer = page.getByRole('dialog', { name: 'Behind the curtain' })
    await drawer.getByText('VoteCast').waitFor()
    await drawer.getByRole('button', { name: 'Replay' }).click()
    await drawer.getByText(/^The same answer: position \d+\. Nothing was counted twice\.$/).waitFor()
    await page.keyboard.press('Escape')
    expect(await pointsOf(page, 'Cherry')).toBe(points)
    expect(await votesOf(clover)).toHaveLength(1)
  })

  it('sends visitors to sign in, with or without scripts, and would bring them back', async () => {
    const { page, context } = await reader()
    await openBoard(page)
    await page.getByRole('link', { name: /^Upvote Apple/ }).click()
    await page.waitForURL(`${home}/login`)
    expect((await context.cookies()).find(({ name }) => name === 'debut-return-to')?.value).toBe('%2Fyearly')
  })

  it('can be used by everybody, wide and narrow, light and dark', async () => {
    asksFor(/^503 POST \/api\/commands/)
    const { page, context } = await reader(await member('usable'), { bypassCSP: true })
    await openBoard(page)
    await button(page, 'Apple').click()
    await bringChecker(page)
    await context.setOffline(true)
    await button(page, 'Berry').click()
    await page.getByText('Kept here').first().waitFor()
    await expectUsable(page)
  })
})
