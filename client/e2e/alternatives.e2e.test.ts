import { eventually } from '@debut/infra/local/testing/eventually.ts'
import { sharedBrowser } from '@debut/infra/local/testing/shared-browser.ts'
import { type Person, sendCommand, startServices, startWorld, type World } from '@debut/infra/local/testing/world.ts'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookies } from '../src/lib/session/testing/session-cookie.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { expectUsable } from './testing/usable.ts'
import { openVisitor, settled } from './testing/visitor.ts'

/** What looks for barriers is a script of ours, which the page's policy would refuse. */
const CHECKED = { bypassCSP: true }

describe('alternatives', () => {
  let world: World
  let browser: Browser
  let home: string
  let commandUrl: string
  let boss: Person
  const opened: BrowserContext[] = []

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    commandUrl = command.url
    home = await openEdge(world, command.url, query.url)
    boss = await world.appoint(world.person('boss', 'admin'))
    const stage = openStage(world)
    await stage.launch('Harbor')
    const { position } = await stage.launch('Kite')
    await fetch(`${query.url}/api/search?q=kite&min-position=${position}`)
    browser = await sharedBrowser()
  }, 120_000)
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  afterAll(() => world?.close())

  const signIn = async (person: Person) => {
    const token = await world.token(person)
    await sendCommand(commandUrl, token, 'RegisterMember', { username: person.username })
    await fetch(`${home}/api/profile/update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ user_id: person.memberId, onboarded: true }),
    })
    const session = { access_token: token, refresh_token: 'r', expires_at: 4_000_000_000, user: { id: person.memberId } }
    return sessionCookies(session).map((cookie) => ({ ...cookie, url: home }))
  }
  const open = async (path: string, cookies: Awaited<ReturnType<typeof signIn>> = []) => {
    const { context, page } = await openVisitor(browser, CHECKED)
    opened.push(context)
    context.setDefaultTimeout(12_000)
    await context.addCookies(cookies)
    await page.goto(home + path)
    await settled(page)
    return page
  }

  it('are proposed by a member, who is told that somebody looks at them first', async () => {
    const page = await open('/tool/harbor', await signIn(world.person('ines')))
    const section = page.getByRole('region', { name: 'Alternatives' })
    await section.getByText('Nobody has named an alternative to Harbor yet.').waitFor()

    await section.getByRole('button', { name: 'Propose an alternative' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Which one?' }).click()
    await page.getByPlaceholder('Search products').fill('kit')
    await page.getByRole('option', { name: 'Kite' }).click()
    await expectUsable(page, [320])
    await dialog.getByRole('button', { name: 'Propose it' }).click()
    await dialog.getByText('Somebody looks at it first').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()

    await section.getByRole('button', { name: 'Propose an alternative' }).click()
    await dialog.getByRole('radio', { name: 'Elsewhere' }).check()
    await dialog.getByLabel('What is it called?').fill('Notion')
    await dialog.getByLabel(/^Website/).fill('notion.example')
    await dialog.getByRole('button', { name: 'Propose it' }).click()
    await dialog.getByText('Somebody looks at it first').waitFor()
  })

  it('are shown on both pages once an admin has accepted them', async () => {
    const queue = await open('/moderation/queue', await signIn(boss))
    await queue.getByRole('button', { name: 'Accept Harbor and Kite' }).click()
    await queue.getByRole('button', { name: 'Accept Harbor and Kite' }).waitFor({ state: 'detached' })
    await queue.getByRole('button', { name: 'Accept Harbor and Notion' }).click()
    await queue.getByText('Nothing waits for you').waitFor()
    await expectUsable(queue, [320])

    const other = await open('/tool/kite')
    // What visitors are shown may be a second old.
    await eventually(async () => {
      await other.reload()
      expect(await other.getByRole('region', { name: 'Alternatives' }).getByRole('link', { name: 'Harbor', exact: true }).count()).toBe(1)
    })
    await other.getByRole('link', { name: 'All alternatives to Kite' }).click()
    await other.getByRole('heading', { name: 'Alternatives to Kite' }).waitFor()
    await other.getByRole('link', { name: 'Harbor', exact: true }).waitFor()
    await other.goto(`${home}/alternatives/notion`)
    await other.getByRole('link', { name: 'Harbor', exact: true }).waitFor()
  })

  it('ask visitors to sign in before they propose one', async () => {
    const page = await open('/alternatives')
    await page.getByRole('link', { name: 'Propose an alternative. Sign in to propose one' }).click()
    await page.waitForURL(`${home}/login`)
  })
})
