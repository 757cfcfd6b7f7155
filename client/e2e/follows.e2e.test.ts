import { eventually } from '@debut/testing/eventually.ts'
import { startServices, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, type Joined, sessionFor } from './testing/world-members.ts'

describe('following', () => {
  let world: World
  let home: string
  let commandUrl: string

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    commandUrl = command.url
    home = await openEdge(world, command.url, query.url)
    const { position } = await openStage(world).launch('Harbor')
    await fetch(`${query.url}/api/boards/year?min-position=${position}`)
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  const member = (username: string) => joinWorld(world, commandUrl, world.person(username))
  const open = async (path: string, who?: Joined) => {
    const { context, page } = await openVisitor()
    if (who !== undefined) await addSession(context, home, sessionFor(who))
    await page.goto(home + path)
    await settled(page)
    return page
  }

  it('shows a follow at once, counts it for everybody, and takes it back', async () => {
    const noor = await member('noor')
    const page = await open('/tool/harbor', noor)
    const button = page.getByRole('button', { name: 'Follow Harbor' })
    await button.dblclick()
    await page.getByText('Following', { exact: true }).waitFor()
    await page.getByText('1 follower', { exact: true }).waitFor()
    await page.reload()
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    const other = await open('/tool/harbor')
    // Visitors may be shown a page that is up to a second old.
    await eventually(async () => {
      await other.reload()
      expect(await other.getByText('1 follower', { exact: true }).count()).toBe(1)
    })
    await settled(page)
    await button.click()
    await page.getByText('1 follower', { exact: true }).waitFor({ state: 'detached' })
    expect(await button.getAttribute('aria-pressed')).toBe('false')
  })

  it('lists a member among the followers of another, and does not let members follow themselves', async () => {
    const ines = await member('ines')
    const mika = await member('mika')
    const page = await open('/profile/mika', ines)
    await page.getByRole('button', { name: 'Follow mika' }).click()
    await page.getByText('Following', { exact: true }).and(page.getByRole('button')).waitFor()
    await page.getByRole('link', { name: /followers?$/ }).click()
    await page.getByRole('region', { name: 'Followers' }).getByRole('link', { name: 'ines' }).waitFor()
    const own = await open('/profile/mika', mika)
    await own.getByRole('link', { name: 'Edit profile' }).waitFor()
    expect(await own.getByText('Follow', { exact: true }).count()).toBe(0)
  })

  it('asks visitors to sign in', async () => {
    const page = await open('/tool/harbor')
    await page.getByRole('link', { name: 'Follow Harbor. Sign in to follow' }).click()
    await page.waitForURL(`${home}/login`)
  })
})
