import { account, closeWelcome, PASSWORD } from './testing/accounts.ts'
import { linkIn, mailTo } from './testing/mailbox.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld } from './testing/world-members.ts'
import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { start as startMail } from '@debut/stack/mail/mailbox.ts'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '@debut/testing/eventually.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { bothHands, type Hands, mouse } from '@debut/testing/journeys/hands.ts'

const NAMES = ['Apple', 'Berry', 'Cherry', 'Damson', 'Elder', 'Fig', 'Grape', 'Hazel', 'Jujube', 'Kiwi', 'Lemon', 'Mango']
const HOST = '127.0.0.1'

/** A shift so soon after another page was opened comes from opening it. It is not counted, like one that follows a click. */
const PAGE_CHANGE_MS = 500

/** The page's clock is the product's, and what moves on it without its reader is added up. */
const aheadBy = (milliseconds: number) => `{
  globalThis.machineNow ??= Date.now.bind(Date)
  Date.now = () => globalThis.machineNow() + ${milliseconds}
  if (globalThis.shifts === undefined) {
    globalThis.shifts = []
    let replacedAt = -Infinity
    for (const change of ['pushState', 'replaceState']) {
      const real = history[change].bind(history)
      history[change] = (...given) => {
        replacedAt = performance.now()
        real(...given)
      }
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries())
        if (!hadRecentInput && startTime - replacedAt > ${PAGE_CHANGE_MS}) globalThis.shifts.push({ value, page: location.pathname, moved: sources.map(({ node, previousRect: p, currentRect: c }) => (node?.outerHTML?.slice(0, 60) ?? '#') + [p.y, p.height, '>', c.y, c.height].join(' ')) })
    }).observe({ type: 'layout-shift', buffered: true })
  }
}`

describe('the first minute', () => {
  let world: World
  let home: string
  let mailbox: string
  let day: Day
  let ahead = 0
  let voteOfNora: () => Promise<unknown>
  const open = manyVisitors()
  const contexts = new Set<BrowserContext>()

  /** The one clock of the product and of all who have it open. */
  const move = async (to: Instant) => {
    ahead = to.toMillis() - systemClock().toMillis()
    for (const context of contexts) {
      await context.addInitScript(aheadBy(ahead))
      for (const page of context.pages()) await page.evaluate(aheadBy(ahead))
    }
  }
  const into = (hours: number, seconds = 0, of = day) => startOf(of).plus({ hours, seconds })

  beforeAll(async () => {
    const eve = dayOf(systemClock())
    day = addDays(eve, 1)
    await move(into(20, 0, eve))
    world = await startWorld({ clock: () => systemClock().plus({ milliseconds: ahead }) })
    const mail = world.closing(await startMail({ smtpPort: 0, httpPort: 0, host: HOST }))
    mailbox = `http://${HOST}:${mail.httpPort}`
    const stage = openStage(world)
    // A command-service whose clock is not the database's never says that it is ready.
    const [command] = await Promise.all([world.commandService({ SMTP_URL: `smtp://${HOST}:${mail.smtpPort}` }), world.projectionService()])
    const query = await world.queryService(command.url)
    home = await openEdge(world, command.url, query.url, {}, world.clock)
    const [apple] = await stage.schedule(day, ...NAMES)
    const nora = await joinWorld(world, command.url, world.person('nora'))
    voteOfNora = () => sendCommand(command.url, nora.token, 'CastVote', { launchId: apple?.launchId })
    // A session of an hour, which begins now, is still good at the reveal.
    await move(into(3, 20 * 60))
    await eventually(async () => {
      const board = (await (await fetch(`${query.url}/api/boards/day`)).json()) as { tools: unknown[] }
      expect(board.tools).toHaveLength(NAMES.length)
    })
  })
  afterAll(async () => {
    await world?.close()
  })

  const arrive = async ({ options }: Pick<Hands, 'options'>, path = '/') => {
    const { page, context } = await open({ ...options, reducedMotion: 'reduce' })
    contexts.add(context)
    context.once('close', () => contexts.delete(context))
    await context.addInitScript(aheadBy(ahead))
    await page.goto(home + path)
    await settled(page)
    return { page, context }
  }
  const expectStill = async (page: Page) => {
    const shifts = (await page.evaluate('globalThis.shifts.splice(0)')) as { value: number }[]
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.05)
  }
  const vote = (page: Page, name: string) => page.getByRole('main').getByLabel(new RegExp(`^Upvote ${name}, `))
  const expectCast = async (button: Locator) => {
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    expect(await button.innerText()).toBe('Voted')
  }
  const signUpFor = async (name: string, { page, hands, email }: { page: Page; hands: Hands<string>; email: string }) => {
    await expectStill(page)
    await hands.press(vote(page, name))
    await page.getByRole('heading', { name: `Sign in to vote for ${name}` }).waitFor()
    await expectStill(page)
    await hands.press(page.getByRole('link', { name: 'Create an account' }))
    await page.getByRole('heading', { name: `Create an account to vote for ${name}` }).waitFor()
    await expectStill(page)
    await hands.write(page.getByLabel('Email'), email)
    await hands.write(page.getByLabel('Password', { exact: true }), PASSWORD)
    await hands.write(page.getByLabel('Name'), email.split('@')[0] ?? '')
    await hands.press(page.getByRole('button', { name: 'Create account' }))
    await page.getByText(`Check your mail: ${email}`).waitFor()
    await expectStill(page)
    return linkIn(await mailTo(mailbox, email, /Confirm/))
  }

  it('leads from the mail in another browser to the product, where nothing is cast without a click', async () => {
    const email = 'otto@debut.example'
    const { page } = await arrive(mouse)
    const link = await signUpFor('Berry', { page, hands: mouse, email })

    const other = await arrive(mouse, '/pricing')
    await other.page.goto(link)
    await other.page.waitForURL(`${home}/tool/berry#vote`)
    await other.page.getByText('Your link was asked for in another browser.').first().waitFor()
    await eventually(async () => expect(await other.page.evaluate('document.activeElement.id')).toBe('vote'))
    await expectStill(other.page)
    await other.page.keyboard.press('Enter')
    await other.page.getByRole('heading', { name: 'Sign in to vote for Berry' }).waitFor()
    await other.page.getByLabel('Email').fill(email)
    await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await other.page.getByText('You voted for Berry').first().waitFor()
    await closeWelcome(other.page)
    await other.page.waitForURL(/\/tool\/berry/)
    await expectCast(vote(other.page, 'Berry'))

    // The boards of longer periods and the tool's own page keep the secret as well.
    for (const path of ['/weekly', '/yearly', '/tool/berry?tab=launches']) {
      await other.page.goto(home + path)
      await settled(other.page)
      await vote(other.page, 'Berry').waitFor()
      expect(
        await other.page
          .getByRole('main')
          .getByLabel(/^Upvote .*, \d+ point/)
          .count(),
      ).toBe(0)
      expect(await other.page.getByRole('main').getByText(/#1\b/).count()).toBe(0)
    }
  })

  it('goes from the hidden hours to the reveal and to the next day, by mouse, keyboard and touch', async () => {
    const readers = []
    for (const hands of [mouse, ...bothHands] as Hands<string>[]) {
      const email = `vera-${hands.name}@debut.example`
      const { page, context } = await arrive(hands)
      await page.getByRole('heading', { name: /^Ranks at 04:00, in/ }).waitFor()
      await expectStill(page)
      const link = await signUpFor('Apple', { page, hands, email })

      // The mail's link opens in another tab, as it does from a mailbox. Of two tabs, either may cast the vote.
      await page.close()
      const tab = await context.newPage()
      await Promise.all([tab.getByText('You voted for Apple').first().waitFor(), tab.goto(link), closeWelcome(tab)])
      await tab.waitForURL(`${home}/`)
      await account(tab, `vera-${hands.name}`).waitFor()
      await expectCast(vote(tab, 'Apple'))
      readers.push({ name: hands.name, page: tab, context })
    }

    // The rows of the new order are lower than the cards were, so a reader further down would see another part of the page.
    for (const { page } of readers) await page.evaluate('scrollTo(0, 0)')
    // Timers do not know of a clock that was moved, so four o'clock itself comes by itself. What happens now is looked at by the new time.
    await move(into(4, -10))
    await voteOfNora()
    const asleep = readers.find(({ name }) => name === 'touch')
    await asleep?.context.setOffline(true)
    for (const { page, name } of readers) if (name !== 'touch') await page.getByLabel('Upvote Apple, 4 points').waitFor()
    await asleep?.context.setOffline(false)
    for (const { page } of readers) {
      await page.getByLabel('Upvote Apple, 4 points').waitFor()
      await page.getByRole('heading', { name: 'Ranks are in' }).waitFor()
      await expectStill(page)
    }

    for (const { page } of readers) await page.goto('about:blank')
    await move(into(10, 0, addDays(day, 1)))
    for (const { page } of readers) {
      await page.goto(home)
      await page.getByText('You backed #1 Apple').first().waitFor()
      await expectStill(page)
      await page.reload()
      await settled(page)
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
      expect(await page.getByText('You backed').count()).toBe(0)
      expect(await page.getByRole('heading', { name: 'Ranks are in' }).count()).toBe(0)
    }
  })
})
