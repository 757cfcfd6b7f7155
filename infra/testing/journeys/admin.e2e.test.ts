import { barriers } from '@debut/client/e2e/testing/visitor.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { newcomer } from '@debut/demo/demo-members.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { asksFor } from '../troubles.ts'
import { eventually } from '../eventually.ts'
import { productAtTen } from '../shared-part.ts'
import { bothHands, type Hands, openMenuOfAccount } from './hands.ts'
import { visitAtTen } from './journey.ts'

const OF_MAKER = '/tool/harbor-department'

/** The last of the day, where no other journey looks. */
const PLACES = { keyboard: -1, touch: -2 } as const

const Board = z.object({ tools: z.array(z.object({ name: z.string(), slug: z.string() })) })

/** What visitors are shown may be a second old. */
const shown = (look: () => Promise<void>) => eventually(look)

describe('an admin', () => {
  const { at, now, open, openAs, go, ask, attempt } = visitAtTen()
  const openQueue = async (hands: Hands) => {
    const { page } = await openAs(hands, 'admin', '/')
    await openMenuOfAccount(hands, page)
    await hands.press(page.getByRole('menuitem', { name: 'Moderation' }))
    await page.waitForURL(at('/moderation/queue'))
    await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor()
    return page
  }
  const find = async ({ press, write }: Hands, page: Page, queue: string, label: string, words: string) => {
    await press(page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: queue }))
    await write(page.getByLabel(label), words)
    await press(
      page
        .getByRole('search')
        .filter({ has: page.getByLabel(label) })
        .getByRole('button', { name: 'Find' }),
    )
    await page.waitForURL(/[?&]q=/)
  }

  it.each(bothHands)('disqualifies a launch, which leaves the board, and undoes that, by $name', async (hands) => {
    const { press } = hands
    const { name, slug } = Board.parse(await ask('/api/boards/day')).tools.at(PLACES[hands.name]) ?? { name: '', slug: '' }
    const visitor = await open(hands, '/')
    const row = visitor.page.getByRole('main').getByRole('link', { name, exact: true })
    await row.first().waitFor()

    const page = await openQueue(hands)
    await find(hands, page, 'Launches', 'Find a launch', slug)
    await press(page.getByRole('button', { name: `Disqualify ${name}`, exact: true }))
    await page.getByLabel('Reason').selectOption({ label: 'Its link led nowhere' })
    await press(page.getByRole('button', { name: 'Take it off the boards' }))
    await page.getByText(`Off the boards: ${name}`).waitFor()
    await row.first().waitFor({ state: 'detached' })

    await press(page.getByRole('button', { name: `Undo for ${name}`, exact: true }))
    await page.getByRole('button', { name: `Disqualify ${name}`, exact: true }).waitFor()
    await row.first().waitFor()
  })

  it.each(bothHands)('hides a tool, which others can’t find until it is restored, by $name', async (hands) => {
    asksFor(/status of 404/)
    const { press } = hands
    const { name, slug } = Board.parse(await ask('/api/boards/day')).tools.at(PLACES[hands.name] - 2) ?? { name: '', slug: '' }
    const visitor = await open(hands, '/')
    const row = visitor.page.getByRole('main').getByRole('link', { name, exact: true })
    await row.first().waitFor()

    const { page } = await openAs(hands, 'admin', `/tool/${slug}`)
    await press(page.getByRole('button', { name: `Hide ${name}`, exact: true }))
    await page.getByLabel('Reason').selectOption({ label: 'It asks for passwords or money under a false name' })
    await press(page.getByRole('button', { name: 'Hide it' }))
    await press(page.getByRole('link', { name: 'Look for it under Moderation' }))
    await press(page.getByRole('main').getByRole('list', { name: 'Found' }).getByRole('link', { name, exact: true }))
    await page.getByText('A moderator has hidden it').waitFor()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await row.first().waitFor({ state: 'detached' })
    await shown(async () => {
      await go(visitor.page, `/tool/${slug}`)
      await visitor.page.getByRole('heading', { level: 1, name: '404 Not Found' }).waitFor({ timeout: 2_000 })
    })
    expect((await fetch(at(`/r/${slug}`), { redirect: 'manual' })).status).toBe(404)

    await go(page, '/moderation/queue')
    await find(hands, page, 'Tools', 'Find a tool', slug)
    await press(page.getByRole('button', { name: `Restore ${name}`, exact: true }))
    await page.getByLabel('Reason').selectOption({ label: 'It was a mistake' })
    await press(page.getByRole('button', { name: 'Restore it' }))
    await page.getByText(`Restored: ${name}`).waitFor()
    await go(visitor.page, '/')
    await row.first().waitFor()
  })

  it.each(bothHands)('keeps a tag that a maker was the first to use, under the name that others then read, by $name', async (hands) => {
    const { press, write } = hands
    const tag = `tugboats-by-${attempt(hands)}`
    const maker = await openAs(hands, 'maker', `${OF_MAKER}/edit`)
    await press(maker.page.locator('.tag-chip').getByRole('button').last())
    const tags = maker.page.getByRole('combobox', { name: 'Tags' })
    await write(tags, tag)
    await tags.press('Enter')
    await maker.page.locator('.saved-state[data-state=saved]').waitFor()
    await press(maker.page.getByRole('button', { name: 'Publish changes' }))
    await maker.page.getByText('Your changes are public').first().waitFor()

    const page = await openQueue(hands)
    await find(hands, page, 'Tags', 'Find a tag', tag)
    await press(page.getByRole('button', { name: `Keep #${tag}` }))
    await write(page.getByLabel('Shown as'), `Tugboats (${attempt(hands)})`)
    await page.getByLabel('Reason').selectOption({ label: 'People look for it' })
    await press(page.getByRole('button', { name: 'Keep it' }))
    await page.getByText(`Kept: #${tag}`).first().waitFor()

    await shown(async () => {
      await go(page, `/moderation/queue?queue=tags&q=${tag}`)
      expect(await page.getByText(`#Tugboats (${attempt(hands)})`).count()).toBe(1)
    })
    const visitor = await open(hands, '/')
    await shown(async () => {
      await go(visitor.page, `/tags/${tag}`)
      expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toContain(`Tugboats (${attempt(hands)})`)
    })
  })

  it.each(bothHands)('accepts an alternative that a member proposed, which others then find, by $name', async (hands) => {
    const { press, write } = hands
    const member = await open(hands, OF_MAKER, `proposer-${attempt(hands)}`)
    await press(member.page.getByRole('button', { name: 'Propose an alternative' }))
    const dialog = member.page.getByRole('dialog')
    await press(dialog.getByRole('radio', { name: 'Elsewhere' }))
    await write(dialog.getByLabel('What is it called?'), `Ferry ${attempt(hands)}`)
    await write(dialog.getByLabel(/^Website/), `ferry-${attempt(hands)}.example`)
    await press(dialog.getByRole('button', { name: 'Propose it' }))
    await dialog.getByText('Somebody looks at it first').waitFor()

    const page = await openQueue(hands)
    const accept = page.getByRole('button', { name: `Accept Harbor Department and Ferry ${attempt(hands)}` })
    await press(accept)
    await accept.waitFor({ state: 'detached' })

    const visitor = await open(hands, '/')
    await shown(async () => {
      await go(visitor.page, `/alternatives/ferry-${attempt(hands)}`)
      expect(await visitor.page.getByRole('link', { name: 'Harbor Department', exact: true }).count()).toBe(1)
    })
  })

  it.each(bothHands)('makes a member a moderator, who then sees the queue; the journal says so, by $name', async (hands) => {
    // A page that their token opens only a moment later.
    asksFor(/^40[34] GET \/api/)
    const { press, write } = hands
    const name = `deputy-${attempt(hands)}`
    const { page: member } = await open(hands, '/community', name)
    const { page: admin } = await openAs(hands, 'admin', '/admin')
    await admin.getByRole('heading', { level: 1, name: /need/ }).waitFor()
    await press(admin.getByRole('button', { name: 'Give a role' }))
    const dialog = admin.getByRole('dialog')
    await write(dialog.getByLabel('Member'), name)
    await dialog.getByLabel('Role').selectOption({ label: 'Moderator' })
    await dialog.getByRole('button', { name: 'Give role', disabled: false }).waitFor()
    await press(dialog.getByRole('button', { name: 'Give role' }))
    await admin
      .getByRole('list', { name: `Roles of ${name}` })
      .getByText('Moderator')
      .waitFor()
    await admin.getByRole('list', { name: 'Journal' }).getByText(`gave the role of moderator to ${name}`).first().waitFor()

    // Signed in before, they get the token of their new role when they load a page.
    await go(member, '/moderation/queue')
    await member.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor()

    await press(admin.getByRole('button', { name: `Remove the role of moderator from ${name}` }))
    await press(admin.getByRole('dialog').getByRole('button', { name: 'Remove role' }))
    await admin.getByRole('list', { name: `Roles of ${name}` }).waitFor({ state: 'detached' })
    await go(admin, '/admin/journal?kind=access')
    await admin
      .getByRole('row')
      .filter({ hasText: `took the role of moderator from ${name}` })
      .first()
      .waitFor()
  })

  it.each(bothHands)('bans a member, who appeals, and takes part again once the decision is overturned, by $name', async (hands) => {
    const { press, write } = hands
    const name = `advertiser-${attempt(hands)}`
    const looked = { ...hands, options: { ...hands.options, bypassCSP: true } }
    const isUsable = async (...pages: Page[]) => {
      // What keeps people out is the same by either hand.
      if (hands.name === 'keyboard') for (const page of pages) await expect.poll(() => barriers(page)).toEqual([])
    }
    const { page: member } = await open(looked, '/community', name)
    const { page: admin } = await openAs(looked, 'admin', `/profile/${name}`)
    await admin.getByText('No sanctions so far.').waitFor()
    await press(admin.getByRole('button', { name: `More decisions about ${name}` }))
    await press(admin.getByRole('menuitem', { name: 'Ban' }))
    await admin.getByLabel('Rule').selectOption({ label: 'Spam or advertising' })
    await write(admin.getByLabel('Note'), 'Twelve posts about one shop.')
    await isUsable(admin)
    await press(admin.getByRole('button', { name: 'Ban them' }))
    await admin.getByRole('button', { name: `Lift the ban of ${name}` }).waitFor()

    // It comes to the page that is open.
    const banned = member.getByRole('region', { name: 'About your account' })
    await banned.getByText('Your account is banned').waitFor()
    await banned.getByText('Twelve posts about one shop.').waitFor()
    await press(banned.getByRole('button', { name: 'Appeal' }))
    await write(member.getByLabel('Your appeal'), 'They were about twelve shops.')
    await isUsable(member)
    await press(member.getByRole('button', { name: 'Send appeal' }))
    await banned.getByText('Your appeal waits for a moderator’s answer.').waitFor()

    await go(admin, '/moderation/queue?queue=appeals')
    await admin.getByText('They were about twelve shops.').waitFor()
    await press(admin.getByRole('button', { name: `Overturn ${name}’s appeal` }))
    await write(admin.getByLabel('Your answer'), 'You are right, we are sorry.')
    await isUsable(admin)
    await press(admin.getByRole('button', { name: 'Overturn it' }))
    await admin.getByText(`Overturned: ${name}’s appeal`).first().waitFor()

    await banned.waitFor({ state: 'detached' })
    await shown(async () => {
      await go(member, '/moderation')
      expect(await member.getByText('Appeal answered: decision overturned').count()).toBeGreaterThan(0)
    })
  })

  it('voids a held vote for a reason, which its voter sees and appeals, by keyboard', async () => {
    const [hands] = bothHands as [Hands]
    const { press, write } = hands
    const [launch] = z
      .object({ tools: z.array(z.object({ name: z.string(), slug: z.string(), launchId: z.string() })) })
      .parse(await ask('/api/boards/day?limit=1')).tools
    const { name = '', slug = '', launchId } = launch ?? {}
    const username = `judged-by-${attempt(hands)}`
    const voter = await open(hands, `/tool/${slug}`, username)
    await press(voter.page.getByRole('button', { name: new RegExp(`^Upvote ${name}`) }).first())
    await voter.page.getByText('Your vote', { exact: true }).waitFor()
    await eventually(async () => expect(await hold({ memberId: newcomer(username).memberId, launchId, reason: 'ring' })).toBe(200))

    const { page } = await openAs(hands, 'admin', `/admin/review/${launchId}`)
    await page.getByRole('heading', { level: 1, name: new RegExp(`^\\d votes? on ${name}$`) }).waitFor()
    await page.getByText(/^\d members? sees? it beside the vote and can appeal once\.$/).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'Members who vote for each other' })
    await write(page.getByLabel('Note'), 'Looked at twice.')
    await press(page.getByRole('button', { name: /^Void \d votes?$/ }))
    await page
      .getByText(/^Voided \d votes?$/)
      .first()
      .waitFor()
    expect(await page.content()).not.toContain(username)

    await shown(async () => {
      await go(voter.page, `/tool/${slug}`)
      await voter.page.getByText('It was voided and doesn’t count.').waitFor({ timeout: 2_000 })
    })
    await press(voter.page.getByRole('button', { name: 'Appeal the decision about your vote' }))
    await write(voter.page.getByLabel('Your appeal'), 'I found it in a newsletter.')
    await press(voter.page.getByRole('button', { name: 'Send appeal' }))
    await voter.page.getByText('Your appeal waits for a moderator’s answer.').waitFor()
  })

  it('recounts yesterday from its board, holds a vote by keyboard, whose points others then miss, and restores it', async () => {
    const [hands] = bothHands as [Hands]
    const { press } = hands
    const { page } = await openAs(hands, 'admin', '/')
    await press(page.getByRole('link', { name: 'Yesterday' }))
    await page.waitForURL(/\?start=/)
    const board = new URL(page.url())
    await press(page.getByRole('link', { name: 'Audit this day' }))
    await press(page.getByRole('button', { name: 'Recount', exact: true }))
    await page.getByText('No difference').waitFor()
    const rows = page.getByRole('grid', { name: /^Events of / }).locator('tbody tr')
    await rows.first().focus()
    await page.keyboard.press('l')
    await eventually(async () => expect(await rows.nth(1).getAttribute('data-cursor')).toBe('true'))
    await page.getByRole('heading', { name: /at event 2$/ }).waitFor()
    await page.keyboard.press('x')
    await press(page.getByRole('radio', { name: 'Hold' }))
    await page.getByRole('heading', { name: 'If you hold this vote' }).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'Too many votes at once' })

    const visitor = await open(hands, `${board.pathname}${board.search}`)
    const points = () => visitor.page.locator('main [data-key]').evaluateAll((each) => each.map((row) => row.textContent).join())
    const before = await points()
    await press(page.getByRole('button', { name: 'Hold 1 vote' }))
    await page.getByText('Held 1 vote', { exact: true }).first().waitFor()
    await shown(async () => {
      await go(visitor.page, `${board.pathname}${board.search}`)
      expect(await points()).not.toBe(before)
    })
    await press(page.getByRole('button', { name: /^Undo/ }))
    await shown(async () => {
      await go(visitor.page, `${board.pathname}${board.search}`)
      expect(await points()).toBe(before)
    })
  })

  it('finds an event that a projection could not take in, and tries it again until it could, by keyboard', async () => {
    const [hands] = bothHands as [Hands]
    const { press } = hands
    const { page } = await openAs(hands, 'admin', '/tool/harbor-department')
    const mend = await spoilSavesOf('admin')
    try {
      await press(page.getByRole('button', { name: 'Save Harbor Department for later' }))
      await go(page, '/admin/projections')
      const statusOf = (projection: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: projection }) })
      await statusOf('saves').getByText('1 parked', { exact: true }).waitFor()
      await statusOf('votes').getByText('Live').waitFor()
      const parked = page.getByRole('listitem', { name: /^ToolSaved at [\d,]+$/ })
      await parked.getByText('Tried 3 times').waitFor()
      await press(parked.getByRole('button', { name: /^Retry/ }))
      await parked.getByText('Tried 4 times').waitFor()
      await mend()
      await press(parked.getByRole('button', { name: /^Retry/ }))
      await page.getByText('None. Every projection could take in every event.').waitFor()
    } finally {
      await mend()
    }
  })

  /** No save of this member can be folded until it is mended. */
  const spoilSavesOf = async (username: string): Promise<() => Promise<void>> => {
    const { stack } = await productAtTen()
    const database = openDatabase({ url: stack.postgres.url, name: 'spoil' })
    const tableOf = async (projection: string, table: string) => {
      const build = await database('projections.active').where({ name: projection }).first<{ version: number }>('version')
      return `${projection}_v${build.version}.${table}`
    }
    const { member_id } = await database(await tableOf('members', 'members'))
      .where({ username })
      .first<{ member_id: string }>('member_id')
    const saves = await tableOf('saves', 'saves')
    await database.raw(`alter table ${saves} add constraint spoiled check (member_id <> '${member_id}') not valid`)
    await database.destroy()
    return async () => {
      const again = openDatabase({ url: stack.postgres.url, name: 'mend' })
      await again.raw(`alter table ${saves} drop constraint if exists spoiled`)
      await again.destroy()
    }
  }

  /** As `npm run vote-review` and detectors do. */
  const hold = async (payload: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' }
    const session = await fetch(at('/auth/demo'), { method: 'POST', headers, body: JSON.stringify({ username: 'admin' }) })
    const { access_token } = z.object({ access_token: z.string() }).parse(await session.json())
    const response = await fetch(at('/api/commands'), {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ commandId: newCommandId({ msecs: now() }), type: 'HoldVote', payload }),
    })
    return response.status
  }
})
