import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { plainPicture } from '@debut/testing/plain-picture.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { expectUsable } from './testing/usable.ts'
import { barriers, settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, sessionFor } from './testing/world-members.ts'

const MAKERS = ['aya', 'tomasz', 'noor', 'pia', 'lena']

describe('the welcome', () => {
  let world: World
  let home: string
  let commandUrl: string

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    commandUrl = command.url
    home = await openEdge(world, command.url, query.url)
    const stage = openStage(world)
    for (const username of MAKERS) {
      const { memberId } = await joinWorld(world, commandUrl, world.person(username))
      await stage.launch(`Made by ${username}`, {
        boardDate: dayOf(systemClock()),
        slug: `by-${username}`,
        makers: [MemberId.parse(memberId)],
      })
    }
    const { position } = await stage.launch('Last')
    await fetch(`${query.url}/api/boards/year?min-position=${position}`)
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  /** Signs in somebody who has not seen the welcome. */
  const openNewcomer = async (username: string, { verified = true } = {}) => {
    const person = { ...world.person(username), verified }
    const token = await world.token(person)
    expect((await sendCommand(commandUrl, token, 'RegisterMember', { username })).status).toBe(200)
    // The checker is a script of ours, which the page's policy would refuse.
    const { context, page } = await openVisitor({ bypassCSP: true })
    await addSession(context, home, sessionFor({ ...person, token }))
    await page.goto(home)
    await settled(page)
    return page
  }
  const welcomeOn = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Debut' })
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
  }

  it('is three things to do, each of which ticks itself off in the dialog', async () => {
    const page = await openNewcomer('mika')
    const welcome = welcomeOn(page)
    for (const name of ['A full set of features', 'Join our Community', 'Grow your products', 'Cast a vote', 'Follow three makers'])
      await welcome.getByRole('heading', { name, exact: true }).waitFor()
    expect(await welcome.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/submit-a-tool')
    await welcome.getByText('0 of 3 done').waitFor()
    await welcome
      .getByRole('button', { name: /^Vote for / })
      .nth(2)
      .waitFor()
    await expectUsable(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await barriers(page)).toEqual([])
    const boxOf = async (name: string) => (await welcome.getByText(name, { exact: true }).boundingBox())!
    const [title, subtitle, vote, follow] = await Promise.all(
      ['Welcome to Debut', 'Three things to do on your first day.', 'Cast a vote', 'Follow three makers'].map(boxOf),
    )
    expect(title!.y + title!.height).toBeLessThanOrEqual(subtitle!.y)
    expect([follow!.x, follow!.y > vote!.y]).toEqual([vote!.x, true])
    await page.setViewportSize({ width: 1280, height: 860 })

    await welcome
      .getByRole('button', { name: /^Vote for / })
      .last()
      .click()
    await welcome.getByText('1 of 3 done').waitFor()
    await welcome.getByText('Your streak is 1 day. Vote 4 more days in a row and your votes count double.').waitFor()
    await page.keyboard.press('Escape')
    await welcome.waitFor({ state: 'detached' })

    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Your first three things 1 of 3' }).click()
    const makers = welcome.getByRole('button', { name: /^Follow / })
    for (const [index, left] of ['2 more to go.', '1 more to go.'].entries()) {
      await makers.nth(index).click()
      await welcome.getByText(left).waitFor()
    }
    await makers.nth(2).click()
    await welcome.getByText('2 of 3 done').waitFor()
    const photo = { name: 'mika.png', mimeType: 'image/png', buffer: Buffer.from(plainPicture(128)) }
    await welcome.locator('[data-field=welcome-photo]').setInputFiles(photo)
    await welcome.getByRole('button', { name: 'Change photo' }).waitFor()
    await welcome.getByText('2 of 3 done').waitFor()
    await welcome.getByRole('textbox', { name: 'Name' }).fill('Mika Sato')
    await welcome.getByRole('textbox', { name: /^About you/ }).fill('I draw small tools.')
    await welcome.getByRole('button', { name: 'Save' }).click()
    await welcome.getByText('3 of 3 done').waitFor()
    expect(await welcome.getByRole('button', { name: 'Skip for now' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await welcome.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own-account')

    await page.goto(`${home}/profile/mika`)
    await settled(page)
    await page.getByText('I draw small tools.').waitFor()
    expect(await welcome.count()).toBe(0)
    const answered = page.waitForResponse((response) => response.url().includes('/api/') && response.url().includes('welcome'))
    await openMenu(page)
    await (await answered).finished()
    // The answer is drawn a few frames later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.getByRole('menuitem', { name: /Your first three things/ }).count()).toBe(0)
  })

  it('asks members who can’t vote yet to confirm their email first', async () => {
    const page = await openNewcomer('unconfirmed', { verified: false })
    const welcome = welcomeOn(page)
    await welcome.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    expect(await welcome.getByRole('link', { name: 'Confirm your email' }).getAttribute('href')).toBe('/settings')
    expect(await welcome.getByRole('button', { name: /^Vote for / }).count()).toBe(0)
    await welcome.getByRole('button', { name: 'Skip for now' }).click()
    await welcome.waitFor({ state: 'detached' })
  })
})
