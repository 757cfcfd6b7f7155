import { eventually } from '@debut/testing/eventually.ts'
import { type Person, startServices, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, sessionFor } from './testing/world-members.ts'

/** What looks for barriers is a script of ours, which the page's policy would refuse. */
const CHECKED = { bypassCSP: true }

describe('alternatives', () => {
  let world: World
  let home: string
  let commandUrl: string
  let boss: Person

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
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  const open = async (path: string, who?: Person) => {
    const { context, page } = await openVisitor(CHECKED)
    if (who !== undefined) await addSession(context, home, sessionFor(await joinWorld(world, commandUrl, who)))
    await page.goto(home + path)
    await settled(page)
    return page
  }

  it('are proposed by a member, who reads that they are reviewed first', async () => {
    const page = await open('/tool/harbor', world.person('ines'))
    const section = page.getByRole('region', { name: 'Alternatives' })
    await section.getByText('There are no alternatives to Harbor yet.').waitFor()

    await section.getByRole('button', { name: 'Propose an alternative' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Which one?' }).click()
    await page.getByPlaceholder('Search products').fill('kit')
    await page.getByRole('option', { name: 'Kite' }).click()
    await expectUsable(page)
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
    const queue = await open('/moderation/queue?queue=alternatives', boss)
    await queue.getByRole('button', { name: 'Accept Harbor and Kite' }).click()
    await queue.getByRole('button', { name: 'Accept Harbor and Kite' }).waitFor({ state: 'detached' })
    await queue.getByRole('button', { name: 'Accept Harbor and Notion' }).click()
    await queue.getByText('Accepted: Harbor and Notion').waitFor()
    await queue.getByText('No alternatives need a decision').waitFor()
    await expectUsable(queue)

    const other = await open('/tool/kite')
    // Visitors may be shown a page that is up to a second old.
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
