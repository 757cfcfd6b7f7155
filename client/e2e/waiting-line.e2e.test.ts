import { eventually } from '@debut/testing/eventually.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, type Joined, sessionFor } from './testing/world-members.ts'

const SHOTS = process.env['LINE_SHOTS']
/** The next day has fifteen places, as its paid ones are not sold. Two tools have the last of them. */
const TAKEN = { free: 8, paid: 5 }
const BEFORE = 15

/** What looks for barriers is a script of ours, which the page's policy would refuse. */
const CHECKED = { bypassCSP: true }

describe('the waiting line', () => {
  let world: World
  let home: string
  let urls: { command: string; query: string }
  let boss: Joined
  let ada: Joined
  let paperplane: { readonly toolId: string; readonly launchId: string }
  const tomorrow = () => addDays(dayOf(systemClock()), 1)

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    urls = { command: command.url, query: query.url }
    home = await openEdge(world, command.url, query.url)
    boss = await joinWorld(world, command.url, await world.appoint(world.person('boss', 'admin')))
    await openStage(world).fill(tomorrow(), TAKEN)
    for (const slug of ['kite', 'reel']) await joined(await list(await member(`maker-of-${slug}`), slug))
    ada = await member('ada')
    paperplane = await joined(await list(ada, 'paperplane'))
    await vi.waitFor(async () => expect(await dayOfLaunch(paperplane.launchId, ada)).toBe(addDays(tomorrow(), 1)), { timeout: 60_000 })
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  const member = (username: string) => joinWorld(world, urls.command, world.person(username))
  const list = async (owner: Joined, slug: string, over: object = {}) => {
    const toolId = newUlid()
    const card = {
      slug,
      name: slug.replaceAll('-', ' ').replace(/^./, (initial) => initial.toUpperCase()),
      tagline: `Does what ${slug} does, and well`,
      url: `https://${slug}.example`,
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo: `/api/drawings/logos/${slug}.svg`,
      description: 'Write a page, fold it once, and send it across the table or the ocean.',
      ...over,
    }
    const { status, body } = await sendCommand(urls.command, boss.token, 'ListTool', { toolId, ownerId: owner.memberId, ...card })
    expect(status).toBe(200)
    await ask(`/api/your-tools?min-position=${body.position}`, owner)
    return { toolId, owner }
  }
  const joined = async ({ toolId, owner }: { toolId: string; owner: Joined }) => {
    const { status, body } = await sendCommand(urls.command, owner.token, 'JoinLine', { toolId })
    expect(status).toBe(200)
    const { tools } = (await ask(`/api/your-tools?min-position=${body.position}`, owner)) as {
      tools: { toolId: string; launches: { launchId: string }[] }[]
    }
    const launchId = tools.find((tool) => tool.toolId === toolId)?.launches[0]?.launchId ?? ''
    return { toolId, launchId }
  }
  const ask = async (path: string, { token }: Joined): Promise<unknown> =>
    (await fetch(urls.query + path, { headers: { authorization: `Bearer ${token}` } })).json()
  const dayOfLaunch = async (launchId: string, who: Joined) =>
    ((await ask(`/api/launches/${launchId}/place`, who)) as { boardDate: string | null }).boardDate

  const open = async (path: string, who?: Joined, options: BrowserContextOptions = {}) => {
    const { context, page } = await openVisitor(options)
    if (who !== undefined) await addSession(context, home, sessionFor(who))
    const response = await page.goto(home + path)
    await settled(page)
    return { page, response }
  }
  const shoot = async (page: Awaited<ReturnType<typeof open>>['page'], name: string) => {
    if (SHOTS === undefined) return
    for (const width of [1360, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${SHOTS}/${name}-${colorScheme}-${width}.png`, fullPage: true })
      }
    await page.setViewportSize({ width: 1280, height: 860 })
  }
  const at = () => `/edit/waiting-line/${paperplane.launchId}`

  it('shows a launch its day and how it came by it, usable by everybody', async () => {
    const { page } = await open(at(), ada, CHECKED)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+( \d{4})?$/)
    const main = page.getByRole('main')
    await main.getByText(`${BEFORE} launches come before it.`).waitFor()
    expect(await page.getByRole('img', { name: /Paperplane in the line/ }).count()).toBe(1)
    await main.getByText('The first day that had a place free').waitFor()
    await main.getByText('Everything that a launch needs was there').waitFor()
    await main
      .getByText(/: full|, full, |, full$/)
      .first()
      .waitFor({ state: 'attached' })
    await shoot(page, 'line')
    await expectUsable(page)
  })

  it('is a page that is not there to another member, and leads a visitor to sign in and back', async () => {
    const { response } = await open(at(), await member('benno'))
    expect(response?.status()).toBe(404)
    const { page } = await open(at())
    expect(new URL(page.url()).pathname).toBe('/login')
    expect((await page.context().cookies()).find(({ name }) => name === 'debut-return-to')?.value).toContain('waiting-line')
  })

  it('shows it on the tool’s page and beside the board, and those who wait with it', async () => {
    const visitor = await open('/tool/paperplane')
    await visitor.page.getByRole('link', { name: 'Notify me when Paperplane is live. Sign in to be notified' }).waitFor()
    expect(await visitor.page.getByRole('button', { name: /^Upvote/ }).count()).toBe(0)
    const { page } = await open('/tool/paperplane', await member('carla'))
    const notify = page.getByRole('button', { name: 'Notify me when Paperplane is live' })
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/commands'))
    await notify.click()
    await page.getByText('We’ll mail you').waitFor()
    await shoot(page, 'coming-soon')
    await answered
    await page.reload()
    await expect.poll(() => notify.getAttribute('aria-pressed')).toBe('true')
  })

  it('counts who waits with it, and shows beside the board who is next', async () => {
    const own = await open(at(), ada)
    await eventually(async () => {
      await own.page.reload()
      expect(await own.page.getByText('person asked to be').count()).toBe(1)
    })
    const board = await open('/')
    await board.page.getByRole('heading', { name: /Next on stage/ }).waitFor()
    await board.page.getByRole('link', { name: 'Kite' }).waitFor()
    await shoot(board.page, 'board')
  })

  it('gives its day up for one at the back of the line, and shows what became of it', async () => {
    const { page } = await open(at(), ada)
    const before = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'To the back of the line' }).click()
    await page.getByRole('button', { name: 'Give the day up' }).click()
    await page.getByText('was given up, and it joined again at the back').waitFor()
    await eventually(async () => {
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      expect(title).toMatch(/^[A-Z][a-z]+day /)
      expect(title).not.toBe(before)
    })
    expect(await dayOfLaunch(paperplane.launchId, ada)).toBe(addDays(tomorrow(), 2))
    await shoot(page, 'line-moved')
  })

  it('lists a member’s tools by where they are, and withdraws a launch', async () => {
    await list(ada, 'inkwell')
    const { page } = await open('/your-tools', ada, CHECKED)
    const section = (name: string) => page.getByRole('region', { name })
    await section('Coming').getByRole('link', { name: 'Paperplane', exact: true }).waitFor()
    await section('In the directory').getByRole('link', { name: 'Inkwell', exact: true }).waitFor()
    await shoot(page, 'your-tools')
    await expectUsable(page)
    await section('Coming').getByRole('link', { name: 'See its day' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('button', { name: 'Withdraw the launch' }).click()
    await page.getByRole('heading', { level: 1, name: 'Withdrawn' }).waitFor()
    await page.getByRole('link', { name: 'Your tools' }).first().click()
    await section('In the directory').getByRole('link', { name: 'Paperplane', exact: true }).waitFor()
    await section('In the directory').getByRole('button', { name: 'Join the waiting line' }).first().click()
    await section('Coming')
      .or(section('In the waiting line'))
      .getByRole('link', { name: /^See its (day|place)$/ })
      .first()
      .waitFor()
  })

  it('lets admins take a launch from the boards and restore it, and shows that to no other member', async () => {
    expect((await open('/moderation/queue')).response?.status()).toBe(404)
    expect((await open('/moderation/queue', ada)).response?.status()).toBe(404)
    const { page } = await open('/moderation/queue?queue=launches&q=reel', boss, CHECKED)
    await page.getByRole('button', { name: 'Disqualify Reel' }).click()
    await page.getByLabel('Reason').selectOption({ label: 'Its link led nowhere' })
    await page.getByRole('button', { name: 'Take it off the boards' }).click()
    await page.getByText('Off the boards: Reel').waitFor()
    await page.getByRole('button', { name: 'Undo for Reel' }).waitFor()
    await shoot(page, 'moderation')
    await expectUsable(page)
    await page.getByRole('button', { name: 'Dismiss Reel' }).click()
    await page.getByText('Off the boards: its link led nowhere').waitFor()
    await page.getByRole('button', { name: 'Reinstate Reel' }).click()
    await page.getByLabel('Reason').selectOption({ label: 'It was a mistake' })
    await page.getByRole('button', { name: 'Reinstate it' }).click()
    await page.getByText('Reinstated: Reel').waitFor()
  })

  it('lets admins merge a tag, whose tools and addresses then are with the other one', async () => {
    await openStage(world).launch('Heron')
    const tag = 'artificial-intelligence'
    expect(
      await sendCommand(urls.command, boss.token, 'KeepTag', { tag, name: 'Artificial intelligence', reason: 'looked-for' }),
    ).toMatchObject({ status: 200 })
    const { page } = await open('/moderation/queue?queue=tags&q=ai', boss, CHECKED)
    await page.getByRole('button', { name: 'Merge #ai', exact: true }).click()
    await page.getByText('1 product moves to the other tag.').waitFor()
    await page.getByRole('combobox', { name: 'Into' }).click()
    await page.getByPlaceholder('A part of it, or of its name').fill('artificial int')
    await page.getByRole('option', { name: 'Artificial intelligence' }).click()
    await page.getByLabel('Reason').selectOption({ label: 'Means the same' })
    await page.getByRole('button', { name: 'Merge it into #Artificial intelligence' }).click()
    await page.getByText('Merged: #ai').waitFor()
    await page.getByText('leads to #artificial-intelligence').waitFor()
    await shoot(page, 'tags')
    await expectUsable(page)
    const old = await fetch(`${home}/tags/ai`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, `/tags/${tag}`])
    await page.goto(`${home}/tags/ai`)
    await page.getByRole('heading', { level: 1, name: '#Artificial intelligence' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Heron' }).waitFor()
  })

  it('asks a member who is invited to be a maker', async () => {
    const mika = await member('mika')
    const { toolId } = await list(ada, 'quire')
    expect(await sendCommand(urls.command, ada.token, 'InviteMaker', { toolId, memberId: mika.memberId })).toMatchObject({ status: 200 })
    const { page } = await open('/your-tools', mika)
    await eventually(async () => {
      await page.reload()
      expect(await page.getByRole('heading', { name: 'You’ve been invited as a maker' }).count()).toBe(1)
    })
    await settled(page)
    await page.getByRole('button', { name: 'Accept to be a maker of Quire' }).click()
    await page.getByRole('region', { name: 'In the directory' }).getByRole('link', { name: 'Quire', exact: true }).waitFor()
  })

  it('keeps what a maker changed while another published changes of their own', async () => {
    asksFor(/^409 POST \/api\/commands/)
    const second = await member('second-maker')
    await list(ada, 'shared-desk', { otherMakers: [second.memberId] })
    const edit = async (who: Joined, tagline: string) => {
      const { page } = await open('/tool/shared-desk/edit', who)
      await page.getByLabel('Tagline').fill(tagline)
      await page.locator('.saved-state[data-state=saved]').waitFor()
      return { page, publish: () => page.getByRole('button', { name: 'Publish changes' }).click() }
    }
    const [first, other] = [await edit(ada, 'As its owner would say it'), await edit(second, 'As the other maker says it')]
    const isPublic = ({ page }: typeof first) => page.getByText('Your changes are public').first().waitFor()
    const taglineNow = async () => ((await ask('/api/tools/shared-desk', ada)) as { tool: { tagline: string } }).tool.tagline
    await first.publish()
    await isPublic(first)
    await other.publish()
    await other.page.getByText('Another maker has published changes since you began').waitFor()
    expect(await other.page.getByLabel('Tagline').inputValue()).toBe('As the other maker says it')
    expect(await taglineNow()).toBe('As its owner would say it')
    await other.page.getByRole('button', { name: 'Publish mine over it' }).click()
    await isPublic(other)
    await eventually(async () => expect(await taglineNow()).toBe('As the other maker says it'))
  })
})
