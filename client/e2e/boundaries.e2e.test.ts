import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, type Joined, sessionFor } from './testing/world-members.ts'

describe('blocking and muting', () => {
  let world: World
  let home: string
  let commandUrl: string

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    commandUrl = command.url
    home = await openEdge(world, command.url, query.url)
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  const member = (username: string) => joinWorld(world, commandUrl, world.person(username))
  const open = async (path: string, who: Joined) => {
    const { context, page } = await openVisitor()
    await addSession(context, home, sessionFor(who))
    await page.goto(home + path)
    await settled(page)
    return page
  }
  const send = async ({ token }: Joined, type: string, payload: object) => {
    const { status, body } = await sendCommand(commandUrl, token, type, payload)
    expect({ type, status, body }).toMatchObject({ status: 200 })
  }
  const publish = async (who: Joined, title: string, body: string) => {
    const postId = newUlid()
    await send(who, 'PublishPost', { postId, kind: 'learning', title, body, toolId: null })
    return postId
  }
  const post = (page: Page, title: string) => page.getByRole('article', { name: title })
  const choose = async (page: Page, about: string, item: string) => {
    await page.getByRole('button', { name: `More about ${about}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  it('keeps what a blocked member writes from the one who blocked them, and tells them nothing', async () => {
    const [ines, tomasz] = [await member('ines'), await member('tomasz')]
    const own = await publish(ines, 'Quiet tools', 'How do you price them?')
    await publish(tomasz, 'Loud tools', 'They sell by themselves.')
    const reader = await open('/community', ines)
    await post(reader, 'Loud tools').waitFor()
    await choose(reader, 'tomasz’s post', 'Block tomasz')
    await post(reader, 'Loud tools').waitFor({ state: 'detached' })
    await post(reader, 'Quiet tools').waitFor()
    await reader.getByText('tomasz blocked', { exact: true }).waitFor()

    const writer = await open(`/posts/${own}`, tomasz)
    await writer.getByRole('button', { name: 'Reply to ines' }).click()
    await writer.getByRole('textbox', { name: 'Reply to ines' }).fill('By the hour, @ines.')
    await writer.keyboard.press('Control+Enter')
    await writer.getByText('By the hour,').waitFor()
    await writer.goto(`${home}/profile/ines`)
    await settled(writer)
    await writer.getByRole('button', { name: 'Follow ines' }).click()
    await writer.getByText('Following', { exact: true }).and(writer.getByRole('button')).waitFor()

    await eventually(async () => {
      await reader.goto(`${home}/posts/${own}`)
      await settled(reader)
      await reader.getByText('A comment by someone you blocked').waitFor({ timeout: 2_000 })
    })
    expect(await reader.getByText('By the hour,').count()).toBe(0)
    await reader.getByRole('button', { name: 'Show a comment by someone you blocked' }).click()
    await reader.getByText('By the hour,').waitFor()
    const notified = await fetch(`${home}/api/notifications`, { headers: { authorization: `Bearer ${ines.token}` } })
    expect(await notified.json()).toMatchObject({ notifications: [] })

    await reader.goto(`${home}/settings/boundaries`)
    await settled(reader)
    await reader.getByRole('button', { name: 'Unblock tomasz' }).click()
    await reader.getByText('You haven’t blocked anyone.').waitFor()
    await reader.goto(`${home}/community`)
    await settled(reader)
    await post(reader, 'Loud tools').waitFor()
  })

  it('leaves out posts with a muted word until it is muted no longer', async () => {
    const [noor, mika] = [await member('noor'), await member('mika')]
    await publish(mika, 'A giveaway of kites', 'Take one.')
    await publish(mika, 'Kites for everybody', 'Build one.')
    const reader = await open('/settings/boundaries', noor)
    const word = reader.getByRole('textbox', { name: 'Word or phrase' })
    await word.fill('g')
    await reader.getByRole('button', { name: 'Mute', exact: true }).click()
    await reader.getByText('Write 2 to 40 characters.').waitFor()
    await word.fill('Giveaway')
    await word.press('Enter')
    await reader.getByRole('button', { name: 'Unmute Giveaway' }).waitFor()
    await reader.goto(`${home}/community`)
    await settled(reader)
    await post(reader, 'Kites for everybody').waitFor()
    await post(reader, 'A giveaway of kites').waitFor({ state: 'detached' })
  })
})
