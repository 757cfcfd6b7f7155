import { asksFor } from '@debut/testing/troubles.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
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
  let [commandUrl, queryUrl]: [string, string] = [] as never

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    ;[commandUrl, queryUrl] = [command.url, query.url]
    home = await openEdge(world, command.url, query.url)
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  const member = (username: string) => joinWorld(world, commandUrl, world.person(username))
  const go = async (page: Page, path: string) => {
    await page.goto(home + path)
    await settled(page)
  }
  const send = async ({ token }: Joined, type: string, payload: object): Promise<number> => {
    const { status, body } = await sendCommand(commandUrl, token, type, payload)
    expect({ type, status, body }).toMatchObject({ status: 200 })
    return body.position ?? 0
  }
  const publish = async (who: Joined, title: string, body: string) => {
    const postId = newUlid()
    await send(who, 'PublishPost', { postId, kind: 'learning', title, body, toolId: null })
    return postId
  }
  const post = (page: Page, title: string) => page.getByRole('article', { name: title })

  it('leave out and fold what a member writes, keep them from replying, and are undone in the settings', async () => {
    const [ines, tomasz] = [await member('ines'), await member('tomasz')]
    const own = await publish(ines, 'Quiet tools', 'How do you price them?')
    await publish(tomasz, 'A giveaway of kites', 'Take one.')
    await publish(tomasz, 'Loud tools', 'They sell by themselves.')
    await send(tomasz, 'WriteComment', { commentId: newUlid(), postId: own, toolId: null, parentId: null, body: 'By the hour, I think.' })
    const { context, page } = await openVisitor()
    await addSession(context, home, sessionFor(ines))
    await go(page, '/community')
    await page.getByRole('button', { name: 'More about tomasz’s post' }).first().click()
    await page.getByRole('menuitem', { name: 'Block tomasz' }).click()
    await post(page, 'Loud tools').waitFor({ state: 'detached' })
    await post(page, 'Quiet tools').waitFor()
    await page.getByText('tomasz blocked', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await post(page, 'Loud tools').waitFor()
    await page.getByRole('button', { name: 'More about tomasz’s post' }).first().click()
    await page.getByRole('menuitem', { name: 'Block tomasz' }).click()
    await post(page, 'Loud tools').waitFor({ state: 'detached' })

    asksFor(/^422 POST \/api\/commands/)
    const { context: theirs, page: phone } = await openVisitor({ viewport: { width: 390, height: 844 } })
    await addSession(theirs, home, sessionFor(tomasz))
    await go(phone, `/posts/${own}`)
    await phone.getByRole('button', { name: 'Reply to ines', exact: true }).click()
    await phone.getByRole('textbox', { name: 'Reply to ines' }).fill('Still by the hour.')
    await phone.locator('form.comment-form').getByRole('button', { name: 'Reply', exact: true }).click()
    await phone.getByText('You can’t reply here.').waitFor()
    await go(phone, '/profile/ines')
    await phone.getByRole('button', { name: 'More about ines', exact: true }).waitFor()
    await phone.getByRole('button', { name: 'Follow ines' }).waitFor({ state: 'detached' })

    const place = { commentId: newUlid(), postId: await publish(tomasz, 'Named', 'Hello'), toolId: null, parentId: null }
    const position = await send(tomasz, 'WriteComment', { ...place, body: 'What do you say, @ines?' })
    const headers = { authorization: `Bearer ${ines.token}`, 'min-position': String(position) }
    const notified = await fetch(`${queryUrl}/api/notifications`, { headers })
    expect(await notified.text()).not.toContain('What do you say')
    await go(page, `/posts/${own}`)
    await page.getByText('A comment by someone you blocked').waitFor()
    expect(await page.getByText('By the hour, I').count()).toBe(0)
    await page.getByRole('button', { name: 'Show a comment by someone you blocked' }).click()
    await page.getByText('By the hour, I').waitFor()

    await go(page, '/settings/boundaries')
    await page.getByRole('button', { name: 'Unblock tomasz' }).click()
    await page.getByText('You haven’t blocked anyone.').waitFor()
    const word = page.getByRole('textbox', { name: 'Word or phrase' })
    await word.fill('g')
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.getByText('Write 2 to 40 characters.').waitFor()
    await word.fill('Giveaway')
    await word.press('Enter')
    await page.getByRole('button', { name: 'Unmute Giveaway' }).waitFor()
    await go(page, '/community')
    await post(page, 'Loud tools').waitFor()
    await post(page, 'A giveaway of kites').waitFor({ state: 'detached' })
  })
})
