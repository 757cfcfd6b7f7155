import { eventually } from '@debut/testing/eventually.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '@debut/query-service/testing/story.ts'
import { buildEdge } from '../server/app.ts'
import { edgeSettings } from '../server/testing/edge-settings.ts'
import { expectUsable } from './testing/usable.ts'
import { manyVisitors } from './testing/visitors.ts'

const SUNDAY = Day.parse('2026-03-01')
const MONDAY = Day.parse('2026-03-02')

// Los Angeles is eight hours behind.
const IN_THE_DARK = '2026-03-02T10:00:00Z'
const AFTERNOON = '2026-03-02T23:00:00Z'

describe('the boards', () => {
  let story: Story
  let home: string
  let now = toInstant(AFTERNOON)
  let launches: Record<string, Launch>
  let members: Member[]
  let voters = 0

  /** By somebody who has not voted yet. */
  const vote = async (at: string, slug: string, count = 1) => {
    story.at(at)
    const launch = launches[slug]
    if (launch === undefined) throw new Error(`${slug} was not launched`)
    for (let index = 0; index < count; index++) {
      const member = members[voters++]
      if (member === undefined) throw new Error('Everybody has voted')
      await story.cast(member, launch)
    }
  }

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T07:00:00Z')
    members = []
    for (let index = 0; index < 120; index++) members.push(await story.member(`voter-${index}`))
    const kiln = await story.launch('kiln', SUNDAY)
    story.at('2026-03-01T08:00:00Z')
    await story.open(SUNDAY, [kiln])
    const [harbor, fernweh, quietly] = [
      await story.launch('harbor', MONDAY),
      await story.launch('fernweh', MONDAY),
      await story.launch('quietly', MONDAY),
    ]
    launches = { kiln, harbor, fernweh, quietly }
    await vote('2026-03-01T20:00:00Z', 'kiln', 2)
    story.at('2026-03-02T08:00:00Z')
    await story.open(MONDAY, [harbor, fernweh, quietly])
    await vote('2026-03-02T14:00:00Z', 'quietly', 1)
    await vote('2026-03-02T20:00:00Z', 'fernweh', 3)
    await vote('2026-03-02T21:00:00Z', 'harbor', 5)

    const query = await story.serve(() => now)
    await query.getNow('/api/boards/day')
    const { PUBLIC_URL, ...settings } = story.world.settings
    const edge = story.world.closing(
      await buildEdge({
        config: edgeSettings({ ...settings, PUBLIC_URL, QUERY_SERVICE_URL: query.url }),
        logger: story.world.logger,
        clock: () => now,
      }),
    )
    await edge.listen({ host: 'localhost', port: Number(new URL(PUBLIC_URL).port) })
    home = PUBLIC_URL
  })
  afterEach(async () => {
    now = toInstant(AFTERNOON)
  })
  afterAll(async () => {
    await story?.end()
  })

  const openVisitor = manyVisitors()
  /** A reader whose clock shows the story's time. */
  const reader = async (options: BrowserContextOptions = {}) => {
    const visitor = await openVisitor(options)
    await visitor.page.addInitScript(
      `{ const real = Date.now.bind(Date); const ahead = ${now.toMillis()} - real(); Date.now = () => real() + ahead }`,
    )
    return visitor
  }
  const alive = async (page: Page) => {
    await page.getByText('Live', { exact: true }).waitFor()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
  }
  const names = (page: Page) => page.getByRole('region', { name: 'Launches' }).getByRole('heading').allInnerTexts()
  const firstWords = async (page: Page) => (await names(page)).map((name) => name.split(/\s/)[0])
  const shows = (page: Page, ...order: string[]) => eventually(async () => expect(await firstWords(page)).toEqual(order))

  // These come first, because the edge keeps pages for a while and its time does not run backwards.
  it('shows cards in the drawn order in the first hours, without a numeral, and says when the ranks come', async () => {
    now = toInstant(IN_THE_DARK)
    const { page } = await reader({ bypassCSP: true })
    await page.goto(home)
    await alive(page)
    await page.getByRole('heading', { name: /^Ranks at 04:00, in (1 hour|2 hours)/ }).waitFor()
    await page.getByText('Until 04:00, Los Angeles time, the order is random. Your votes already count.').waitFor()
    const votes = page.getByLabel(/^Upvote .*, points hidden/)
    expect(await votes.allInnerTexts()).toEqual(['Vote', 'Vote', 'Vote'])
    expect(await page.getByLabel(/^Upvote .*, \d+ point/).count()).toBe(0)
    expect(await page.getByRole('main').getByText('Place', { exact: true }).count()).toBe(0)
    const podium = page.getByRole('region', { name: 'Launches' }).or(page.getByRole('complementary', { name: 'Around the board' }))
    await podium.getByText('Yesterday’s podium').filter({ visible: true }).waitFor()
    await podium.getByRole('link', { name: 'KILN' }).filter({ visible: true }).waitFor()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox()
    const last = await votes.last().boundingBox()
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await expectUsable(page)
  })

  it('has so few stops before the first vote that ten keys lead past them', async () => {
    now = toInstant(IN_THE_DARK)
    const { page } = await reader()
    await page.goto(home)
    await alive(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent')
    const stops: unknown[] = [await focused()]
    for (let last: unknown = ''; !String(last).startsWith('Upvote ') && stops.length < 20; stops.push(last)) {
      await page.keyboard.press('Tab')
      last = await focused()
    }
    expect(stops.slice(0, -1).length, stops.join(', ')).toBeLessThanOrEqual(10)
  })

  it('shows ranks at four without a reload, and lets them wait where a card is pointed at', async () => {
    now = toInstant('2026-03-02T11:59:50Z')
    const [free, pointing] = await Promise.all([reader(), reader()])
    for (const { page } of [free, pointing]) {
      await page.goto(home)
      await page.getByRole('heading', { name: 'Ranks at 04:00, in 0 minutes' }).waitFor()
    }
    const drawn = await firstWords(pointing.page)
    const link = pointing.page.getByRole('link', { name: String(drawn[2]), exact: true })
    await link.hover()
    now = toInstant('2026-03-02T12:00:01Z')
    await shows(free.page, 'HARBOR', 'FERNWEH', 'QUIETLY')
    await free.page.getByLabel('Upvote HARBOR, 5 points').waitFor()

    const pill = pointing.page.getByRole('button', { name: 'Ranks are in' })
    // A pointer that rests for ten seconds holds nothing, and a busy machine takes its time.
    let moves = 0
    await eventually(async () => {
      await link.hover({ position: { x: 2 + (moves++ % 2), y: 5 } })
      expect(await pill.isVisible()).toBe(true)
    })
    expect(await firstWords(pointing.page)).toEqual(drawn)
    expect(await pointing.page.getByLabel(/^Upvote .*, \d+ point/).count()).toBe(0)
    await pill.click()
    await shows(pointing.page, 'HARBOR', 'FERNWEH', 'QUIETLY')
    await pointing.page.getByLabel('Upvote HARBOR, 5 points').waitFor()
  })

  it('says once on each device what Debut is, and nothing moves where that was dismissed', async () => {
    const { page, context } = await reader()
    await page.goto(home)
    await alive(page)
    const line = page.getByRole('complementary', { name: 'What Debut is' })
    await line.getByRole('link', { name: 'How to check' }).waitFor()
    await line.getByRole('button', { name: 'Dismiss' }).click()
    expect(await line.isVisible()).toBe(false)
    expect(await page.evaluate('document.activeElement.id')).toBe('main')
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'This week' }).waitFor()
    expect(await line.isVisible()).toBe(false)

    const later = await context.newPage()
    await later.addInitScript(`window.shifted = 0
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value))).observe({ type: 'layout-shift', buffered: true })`)
    await later.goto(home)
    await alive(later)
    expect(await later.getByRole('complementary', { name: 'What Debut is' }).isVisible()).toBe(false)
    expect(await later.evaluate('window.shifted')).toBeLessThan(0.05)

    const { page: plain } = await reader({ javaScriptEnabled: false })
    await plain.goto(home)
    await plain.getByText('Debut is a daily launchpad.').waitFor()
    expect(await plain.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  })

  it('has room for five whole rows on a phone’s first screen', async () => {
    const { page } = await reader({ viewport: { width: 390, height: 844 } })
    await page.goto(home)
    await alive(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const rows = await page
      .locator('[data-key]')
      .evaluateAll((each) => each.map((row) => ({ top: row.getBoundingClientRect().top, height: row.getBoundingClientRect().height })))
    const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox()
    for (const { height } of rows) expect(height).toBeLessThanOrEqual(91)
    expect((rows[0]?.top ?? Infinity) + 5 * 91).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  it('is whole before any script has run: who stands where, with how much, and where it leads', async () => {
    const { page } = await reader({ javaScriptEnabled: false })
    const response = await page.goto(home)
    expect(response?.status()).toBe(200)
    expect(await page.title()).toContain('Today’s launches')
    expect(await firstWords(page)).toEqual(['HARBOR', 'FERNWEH', 'QUIETLY'])
    await page.getByLabel('Upvote HARBOR, 5 points').waitFor()
    expect(await page.getByRole('link', { name: 'HARBOR', exact: true }).getAttribute('href')).toBe('/tool/harbor')
    await page.getByRole('link', { name: 'Yesterday' }).click()
    expect(await firstWords(page)).toEqual(['KILN'])
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    expect(await firstWords(page)).toEqual(['HARBOR', 'FERNWEH', 'QUIETLY'])
    await page.getByRole('link', { name: 'Month', exact: true }).click()
    expect(await firstWords(page)).toEqual(['HARBOR', 'FERNWEH', 'KILN', 'QUIETLY'])
  })

  it('shows another day as it is, and lights none of its rows up as new', async () => {
    const { page } = await reader()
    await page.goto(home)
    await alive(page)
    await page.getByRole('link', { name: 'Yesterday' }).click()
    await shows(page, 'KILN')
    const row = page.getByRole('region', { name: 'Launches' }).locator('[data-key]').first()
    expect(await row.evaluate((element) => element.getAnimations().length)).toBe(0)
  })

  it('takes the day back in time, keeps the moment in the address, and returns', async () => {
    const { page } = await reader()
    await page.goto(home)
    await alive(page)
    await page.getByRole('button', { name: 'Replay the day' }).click()
    const slider = page.getByRole('slider', { name: 'Moment of the day' })
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await slider.fill(String(8 * 60))
    // The others have no votes by then, so they stand in any order.
    await eventually(async () => {
      const [first, ...others] = await firstWords(page)
      expect([first, new Set(others)]).toEqual(['QUIETLY', new Set(['FERNWEH', 'HARBOR'])])
    })
    await page.waitForURL(/asOf=2026-03-02T08%3A00%3A00-08%3A00/)
    expect(await page.getByRole('button', { name: /Upvote/ }).count()).toBe(0)
    await page.reload()
    await page.getByText('as it stood at', { exact: false }).waitFor()
    expect((await firstWords(page))[0]).toBe('QUIETLY')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await page.getByRole('link', { name: 'Back to live' }).click()
    await shows(page, 'HARBOR', 'FERNWEH', 'QUIETLY')
  })

  it('plays the day until it is paused, and leads to a moment that is typed, also without scripts', async () => {
    const { page } = await reader()
    await page.goto(home)
    await alive(page)
    await page.getByRole('button', { name: 'Replay the day' }).click()
    const slider = page.getByRole('slider', { name: 'Moment of the day' })
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByRole('link', { name: 'Back to live' }).waitFor()
    await slider.fill('60')
    await page.getByRole('button', { name: 'Fast' }).click()
    await page.getByRole('button', { name: 'Play' }).click()
    await eventually(async () => expect(Number(await slider.inputValue())).toBeGreaterThan(240))
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.waitForURL(/asOf=2026-03-02T/)

    await page.getByLabel('Choose a date').click()
    await page.getByLabel(/^Moment in Los Angeles/).fill('2026-03-01T23:00')
    await page.getByRole('button', { name: 'Show the board' }).click()
    await page.getByText('This board begins on Monday 2 March. Choose a later moment.').waitFor()
    await page.getByLabel(/^Moment in Los Angeles/).fill('2026-03-02T08:00')
    await page.getByRole('button', { name: 'Show the board' }).click()
    await page.waitForURL(/asOf=2026-03-02T08%3A00%3A00-08%3A00/)

    const { page: plain } = await reader({ javaScriptEnabled: false })
    await plain.goto(`${home}/?start=&asOf=2026-03-02T08%3A00`)
    await plain.getByText('as it stood at').waitFor()
    await plain.getByRole('link', { name: 'Back to live' }).waitFor()
  })

  it.each(['/?start=yesterday', '/?start=2026-02-30', '/weekly?asOf=noon'])('has no board at %s', async (path) => {
    const { page } = await reader({ javaScriptEnabled: false })
    expect((await page.goto(home + path))?.status()).toBe(404)
  })

  it('can be used by everybody, wide and narrow, light and dark', async () => {
    const { page } = await reader({ bypassCSP: true })
    await page.goto(home)
    await alive(page)
    await expectUsable(page)
  })

  /** Lists the properties that are moving at the moment. Those that only colour or fade are left out. */
  const ofMotion = `document.getAnimations().flatMap((each) => each.effect.getKeyframes())
    .flatMap(({ offset, computedOffset, easing, composite, ...properties }) => Object.keys(properties))
    .filter((name) => !/color|fill|opacity/i.test(name))`

  it('shows every reader who overtakes whom, lets rows glide and says it, without a complaint from the browser', async () => {
    const [one, other] = await Promise.all([reader(), reader({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })])
    for (const { page } of [one, other])
      await page.addInitScript(
        'window.glided = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (frames, how) { if (how.id === "glide" && this.dataset.key) window.glided++; return animate.call(this, frames, how) }',
      )
    await other.page.addInitScript(`window.shifted = 0
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value))).observe({ type: 'layout-shift', buffered: true })`)
    for (const { page } of [one, other]) {
      await page.goto(home)
      await alive(page)
    }
    // A second try begins with another leader than the first.
    const [first = '', second = '', third = ''] = await firstWords(one.page)
    await vote('2026-03-02T22:59:00Z', second.toLowerCase(), 4)
    for (const { page } of [one, other]) {
      await shows(page, second, first, third)
      await page.getByLabel(new RegExp(`^Upvote ${second}, [79] points`)).waitFor()
    }
    await eventually(async () => expect(await one.page.evaluate('window.glided')).toBeGreaterThan(1))
    expect(await other.page.evaluate('window.glided')).toBe(0)
    expect(await other.page.evaluate(ofMotion)).toEqual([])
    expect(await other.page.evaluate('window.shifted')).toBeLessThan(0.05)
    await one.page.getByText(`${second} is now 1st`).waitFor({ state: 'attached' })
  })

  it.each(['mouse', 'keyboard', 'touch'])('moves no row under a %s, lets points go on, and says how many places wait', async (how) => {
    const { page } = await reader(how === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {})
    await page.goto(home)
    await alive(page)
    const [first = '', second = '', third = ''] = await firstWords(page)
    const link = page.getByRole('link', { name: first, exact: true })
    const hold = async () => {
      if (how === 'mouse') await link.hover()
      else if (how === 'keyboard') await link.focus()
      else await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    }
    await hold()
    const pointsOf = async (name: string) =>
      Number(/, (\d+) point/.exec((await page.getByLabel(new RegExp(`^Upvote ${name},`)).getAttribute('aria-label')) ?? '')?.[1])
    const before = await pointsOf(third)
    const lead = (await pointsOf(first)) - before
    await vote('2026-03-02T22:59:30Z', third.toLowerCase(), lead + 1)
    const pill = page.getByRole('button', { name: '3 places changed' })
    // A pointer that rests for ten seconds holds nothing, and a busy machine takes its time.
    await eventually(async () => {
      await hold()
      expect(await pill.isVisible()).toBe(true)
    })
    expect(await firstWords(page)).toEqual([first, second, third])
    expect(await pointsOf(third)).toBe(before + lead + 1)
    if (how === 'touch') await link.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
    else await pill.click()
    await shows(page, third, first, second)
    expect(await pill.count()).toBe(0)
  })

  it('holds still while its reader has paused it, and shows what waited when they resume', async () => {
    const { page } = await reader()
    await page.goto(home)
    await alive(page)
    const [first = '', second = '', third = ''] = await firstWords(page)
    await page.getByRole('button', { name: /Pause live updates/ }).click()
    await page.getByText('Paused', { exact: true }).waitFor()
    await vote('2026-03-02T22:59:30Z', third.toLowerCase(), 9)
    await shows(page, first, second, third)
    await page.getByRole('button', { name: /Resume live updates/ }).click()
    await shows(page, third, first, second)
  })

  it.each([-26, 26])('comes alive without a complaint when its reader’s clock is %i hours off', async (hours) => {
    const { page } = await openVisitor()
    const ahead = now.toMillis() + hours * 3_600_000
    await page.addInitScript(`{ const real = Date.now.bind(Date); const ahead = ${ahead} - real(); Date.now = () => real() + ahead }`)
    await page.goto(home)
    await alive(page)
    // The page counts by the server's clock, which begins at three in the afternoon in this story.
    await page
      .getByText(/closes in (9 h|8 h 59 min)/)
      .first()
      .waitFor()
  })
})
