import { barriers } from '@debut/client/e2e/testing/visitor.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { voteStates } from '@debut/events/voting/vote-states.ts'
import { newcomer } from '@debut/demo/demo-members.ts'
import type { Locator, Page } from 'playwright-core'
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

/** Visitors may be shown a page that is up to a second old. */
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

  it.each(bothHands)(
    'bans a member, who appeals, and takes part again once another admin overturns the decision, by $name',
    async (hands) => {
      // The member's token opens this page only a moment later.
      asksFor(/^40[34] GET \/api/)
      const { press, write } = hands
      const name = `advertiser-${attempt(hands)}`
      const looked = { ...hands, options: { ...hands.options, bypassCSP: true } }
      const isUsable = async (...pages: Page[]) => {
        // Accessibility barriers are the same for mouse and keyboard, so one of the two is enough.
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

      // The notice appears on the page that is open.
      const banned = member.getByRole('region', { name: 'About your account' })
      await banned.getByText('Your account is banned').waitFor()
      await banned.getByText('Twelve posts about one shop.').waitFor()
      await go(member, '/settings')
      await member.getByText('You can’t change your profile').waitFor()
      await expect.poll(() => member.getByLabel('Username').isDisabled()).toBe(true)
      await press(banned.getByRole('button', { name: 'Appeal' }))
      await write(member.getByLabel('Your appeal'), 'They were about twelve shops.')
      await isUsable(member)
      await press(member.getByRole('button', { name: 'Send appeal' }))
      await banned.getByText('Your appeal waits for a moderator’s answer.').waitFor()

      const own = admin.getByRole('article', { name: `${name}’s appeal` })
      await shown(async () => {
        await go(admin, '/moderation/queue?queue=appeals')
        await own.getByText('Another member of the team has to decide it.').waitFor({ timeout: 5_000 })
      })
      expect(await own.getByRole('button').count()).toBe(0)

      const second = `second-${attempt(hands)}`
      const { page: other } = await open(looked, '/community', second)
      await eventually(async () => expect(await send('GrantRole', { memberId: newcomer(second).memberId, role: 'admin' })).toBe(200))
      const lift = other.getByRole('button', { name: `Lift the ban: ${name}’s appeal` })
      // The page opens once the services know of the role.
      await shown(async () => {
        await go(other, '/moderation/queue?queue=appeals')
        await lift.waitFor({ timeout: 5_000 })
      })
      await other
        .getByRole('article', { name: `${name}’s appeal` })
        .getByText('They were about twelve shops.')
        .waitFor()
      await press(lift)
      await write(other.getByLabel('Your answer'), 'You are right, we are sorry.')
      await isUsable(other)
      await press(other.getByRole('button', { name: 'Lift the ban', exact: true }))
      await other.getByText(`Ban lifted: ${name}’s appeal`).first().waitFor()
      await send('RevokeRole', { memberId: newcomer(second).memberId, role: 'admin' })

      await banned.waitFor({ state: 'detached' })
      // The notice with the appeal is gone. The answer has its own notice, on the page that is open.
      const accepted = member.getByRole('region', { name: 'About your appeal' })
      await accepted.getByText('A moderator writes: “You are right, we are sorry.”').waitFor()
      await press(accepted.getByRole('button', { name: 'Dismiss' }))
      await accepted.waitFor({ state: 'detached' })
      expect(await member.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
      await shown(async () => {
        await go(member, '/moderation')
        expect(await member.getByText('Appeal answered: decision overturned').count()).toBeGreaterThan(0)
      })
      // The server says it for three days.
      await eventually(async () => expect(await accepted.count()).toBe(0))
    },
  )

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
    await eventually(async () => expect(await hold(newcomer(username).memberId, launchId)).toBe(200))

    const { page } = await openAs(hands, 'admin', `/admin/review/${launchId}`)
    await page.getByRole('heading', { level: 1, name: new RegExp(`^\\d votes? on ${name}$`) }).waitFor()
    await page.getByText(/^\d members? sees? it beside the vote and can appeal once\.$/).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'Members who vote for each other' })
    await write(page.getByLabel('Note'), 'Looked at twice.')
    await press(page.getByRole('button', { name: new RegExp(`^Void (m-\\w{8}’s vote|\\d votes) for ${name}$`) }))
    await page
      .getByText(new RegExp(`^Voided (m-\\w{8}’s vote|\\d votes) for ${name}$`))
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
    const visitor = await open(hands, `${board.pathname}${board.search}`)
    const points = () => visitor.page.locator('main [data-key]').evaluateAll((each) => each.map((row) => row.textContent).join())
    const before = await points()
    const rows = page.getByRole('grid', { name: /^Events of / }).locator('tbody tr')
    const standing = await standingVote(rows, before)
    await rows.first().focus()
    for (let at = 1; at <= standing; at++) {
      await page.keyboard.press('l')
      await eventually(async () => expect(await rows.nth(at).getAttribute('data-cursor')).toBe('true'))
    }
    await page.getByRole('heading', { name: new RegExp(`at event ${standing + 1}$`) }).waitFor()
    await page.keyboard.press('x')
    await press(page.getByRole('radio', { name: 'Hold' }))
    await page.getByRole('heading', { name: /^If you hold m-\w{8}’s vote for / }).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'Too many votes at once' })

    await press(page.getByRole('button', { name: /^Hold m-\w{8}’s vote for / }))
    await page
      .getByText(/^Held m-\w{8}’s vote for /)
      .first()
      .waitFor()
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

  it.each(bothHands)(
    'asks whether the count of a product was manipulated, from its votes and their signs to a decision that names it, by $name',
    async (hands) => {
      const { press, write } = hands
      const yesterday = addDays(dayAt(now()), -1)
      const { tools } = Board.parse(await ask(`/api/boards/day?start=${yesterday}`))
      const { name, slug } = tools[hands.name === 'keyboard' ? 1 : 2] ?? { name: '', slug: '' }
      const { page } = await openAs(hands, 'admin', `/tool/${slug}`)
      await press(page.getByRole('link', { name: 'Audit its votes' }))
      await press(page.getByRole('radio', { name: 'Member' }))
      await write(page.getByLabel('Username'), 'a!')
      await write(page.getByLabel('Why you look them up'), 'too short')
      await press(page.getByRole('button', { name: 'Recount', exact: true }))
      await page.getByText('That is not a username.').waitFor()
      expect(await page.getByLabel('Why you look them up').getAttribute('aria-invalid')).toBe('true')
      await press(page.getByRole('radio', { name: 'Product' }))
      await press(page.getByRole('button', { name: 'Recount', exact: true }))
      await page.getByText('No difference').waitFor()

      const grid = page.getByRole('grid', { name: `Events of ${name}` })
      const rows = grid.locator('tbody tr')
      const product = grid.getByRole('columnheader', { name: 'Product' })
      await rows.first().waitFor()
      expect(await product.count()).toBe(0)
      const signs = page.getByRole('list', { name: /^Signs of manipulation, / }).first()
      await signs.getByText(/^\d+% \([\d,]+ votes?; the median of the day is \d+%\) from accounts younger than a week\.$/).waitFor()
      await signs
        .getByRole('heading', { name: /^Bursts?$/ })
        .first()
        .waitFor()

      await press(page.getByRole('radio', { name: 'The whole day' }))
      await product.waitFor()
      const others = () => rows.evaluateAll((each) => each.map((row) => (row as HTMLTableRowElement).cells[3]?.textContent ?? ''))
      await eventually(async () => expect(new Set(await others()).size).toBeGreaterThan(1))
      await page.getByRole('img', { name: 'Votes over time', exact: true }).waitFor()
      await press(page.getByRole('radio', { name: 'This product' }))
      await product.waitFor({ state: 'detached' })

      const visitor = await open(hands, `/?start=${yesterday}`)
      const points = () => visitor.page.locator('main [data-key]').filter({ hasText: name }).first().textContent()
      const before = await points()
      const standing = await standingOf(rows)
      if (hands.name === 'touch') await press(rows.nth(standing).getByRole('checkbox'))
      else {
        await rows.first().focus()
        for (let at = 1; at <= standing; at++) await page.keyboard.press('ArrowDown')
        await page.keyboard.press('x')
      }
      await press(page.getByRole('radio', { name: 'Hold' }))
      await page.getByRole('heading', { name: new RegExp(`^If you hold m-\\w{8}’s vote for ${name}$`) }).waitFor()
      await page.getByLabel('Reason').selectOption({ label: 'Too many votes at once' })
      await press(page.getByRole('button', { name: new RegExp(`^Hold m-\\w{8}’s vote for ${name}$`) }))
      const decisions = page.getByRole('region', { name: 'Decisions in this case' })
      await decisions.getByText(new RegExp(`^Held m-\\w{8}’s vote for ${name}$`)).waitFor()
      await shown(async () => {
        await go(visitor.page, `/?start=${yesterday}`)
        expect(await points()).not.toBe(before)
      })
      const { page: journal } = await openAs(hands, 'admin', '/admin/journal?kind=votes')
      await journal.getByText(`held a vote for ${name}`).first().waitFor()

      await press(decisions.getByRole('button', { name: new RegExp(`^Undo: held m-\\w{8}’s vote for ${name}$`) }))
      await shown(async () => {
        await go(visitor.page, `/?start=${yesterday}`)
        expect(await points()).toBe(before)
      })
    },
  )

  it.each(bothHands)(
    'audits two products in one case, follows a voter through both, and decides about their votes, by $name',
    async (hands) => {
      const { press, write } = hands
      const { tools } = Board.parse(await ask(`/api/boards/day?start=${addDays(dayAt(now()), -1)}`))
      const [first, second] = tools
      if (first === undefined || second === undefined) throw new Error('yesterday has fewer than two products')
      const { page } = await openAs(hands, 'admin', `/tool/${first.slug}`)
      await press(page.getByRole('link', { name: 'Audit its votes' }))
      await press(page.getByRole('button', { name: 'Recount', exact: true }))
      await page.getByText('No difference').waitFor()

      await press(page.getByRole('link', { name: 'Audit another product in this case' }))
      await page.waitForURL(/\?case=/)
      await page.getByLabel('Add to a case').waitFor()
      await write(page.getByRole('textbox', { name: 'Product' }), second.slug)
      await press(page.getByRole('button', { name: 'Recount', exact: true }))
      await page.getByRole('heading', { level: 1, name: second.name }).waitFor()
      await page.getByText('No difference').waitFor()

      const events = page.getByRole('grid', { name: /^Events of / }).locator('tbody tr')
      const also = (name: string | RegExp) => events.getByRole('link', { name })
      const alsoIn = /^m-\w{8} is also in 1 audit of this case$/
      await also(alsoIn).first().waitFor()
      const inSecond = await votersStandingIn(events)
      await press(page.getByRole('navigation', { name: 'Audits of this case' }).getByRole('link', { name: first.name, exact: true }))
      await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
      await also(alsoIn).first().waitFor()
      const voter = (await votersStandingIn(events)).find((each) => inSecond.includes(each))
      expect(voter, 'no voter’s votes stand in both').toBeDefined()
      await press(also(`${voter} is also in 1 audit of this case`))
      await page.waitForURL(/\/admin\/audit\/cases\/\w{26}\?vote=\d+$/)

      const votes = page.getByRole('grid', { name: `Votes of ${voter} in this case` })
      const rows = votes.locator('tbody tr')
      for (const { name } of [first, second]) await rows.filter({ hasText: name }).getByText(voteStates.counted, { exact: true }).waitFor()
      expect(await rows.count()).toBe(2)
      if (hands.name === 'touch') for (const at of [0, 1]) await press(rows.nth(at).getByRole('checkbox'))
      else {
        await rows.first().focus()
        await page.keyboard.press('x')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('x')
      }
      await press(page.getByRole('radio', { name: 'Hold' }))
      await page.getByRole('heading', { name: /^If you hold 2 votes by m-\w{8} for / }).waitFor()
      await page.getByLabel('Reason').first().selectOption({ label: 'Too many votes at once' })
      await press(page.getByRole('button', { name: /^Hold / }))
      const decisions = page.getByRole('region', { name: 'Decisions in this case' })
      await decisions
        .getByText(/^Held /)
        .first()
        .waitFor()
      await eventually(async () => expect(await rows.getByText('held', { exact: true }).count()).toBe(2))

      await press(page.getByRole('grid', { name: 'Audits of this case' }).getByRole('link', { name: second.name, exact: true }))
      await page.getByRole('heading', { level: 1, name: second.name }).waitFor()
      // Votes that were judged before are taken back separately from those that were not.
      const undo = decisions.getByRole('button', { name: /: held / })
      await undo.first().waitFor()
      for (let left = await undo.count(); left > 0; left--) {
        await press(undo.first())
        await eventually(async () => expect(await undo.count()).toBe(left - 1))
      }
      await decisions
        .getByText(/^Restored /)
        .first()
        .waitFor()
    },
  )

  /** In an audit of a product, the votes that nothing has changed since. */
  const votesStandingIn = async (rows: Locator): Promise<readonly { readonly index: number; readonly voter: string }[]> => {
    const events = await rows.evaluateAll((each) =>
      each.map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent)),
    )
    return events.flatMap(([, , event, voter = '', effect = '', , finding], index) => {
      const stands = event === 'Cast' && effect.startsWith('+') && finding === ''
      return stands && events.filter((other) => other[3] === voter).length === 1 ? [{ index, voter }] : []
    })
  }

  /** In an audit of a product, the first vote that nothing has changed since. */
  const standingOf = async (rows: Locator): Promise<number> => {
    const [vote] = await votesStandingIn(rows)
    expect(vote, 'no vote of the product stands').toBeDefined()
    return vote?.index ?? -1
  }

  /** The voters of one audit of a case whose votes stand, and who are in the other audit too. */
  const votersStandingIn = async (rows: Locator): Promise<readonly string[]> =>
    (await votesStandingIn(rows)).flatMap(({ voter }) => /^(m-\w{8}) also in 1 audit of this case$/.exec(voter)?.[1] ?? [])

  /** The first vote, but for the first event, that nothing has changed since, and whose product the board shows. What members did yesterday differs from day to day. */
  const standingVote = async (rows: Locator, board: string): Promise<number> => {
    const events = await rows.evaluateAll((each) =>
      each.map((row) => {
        const [, , event = '', product = '', voter = '', effect = '', , finding = ''] = [...(row as HTMLTableRowElement).cells].map(
          ({ textContent }) => textContent,
        )
        return { event, product, voter, effect, finding }
      }),
    )
    const index = events.findIndex(
      ({ event, product, voter, effect, finding }, at) =>
        at > 0 &&
        event === 'Cast' &&
        effect.startsWith('+') &&
        finding === '' &&
        board.includes(product) &&
        events.filter((other) => other.product === product && other.voter === voter).length === 1,
    )
    expect(index, 'no vote of yesterday stands').toBeGreaterThan(0)
    return index
  }

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

  /** Holds a vote in the launch's case without naming the voter, because a name would be a look-up. */
  const hold = async (memberId: string, launchId: string | undefined): Promise<number> => {
    const { stack } = await productAtTen()
    const database = openDatabase({ url: stack.postgres.url, name: 'hold' })
    const { version } = await database('projections.active').where({ name: 'votes' }).first<{ version: number }>('version')
    const votes: number[] = await database(`votes_v${version}.votes`).where({ member_id: memberId, launch_id: launchId }).pluck('position')
    await database.destroy()
    const payload = { caseId: launchId, seen: 0, judgement: 'hold', votes, reason: 'ring', note: null }
    return send('JudgeVotes', payload)
  }

  /** Sends a command as the admin, like `npm run vote-review`. */
  const send = async (type: string, payload: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' }
    const session = await fetch(at('/auth/demo'), { method: 'POST', headers, body: JSON.stringify({ username: 'admin' }) })
    const { access_token } = z.object({ access_token: z.string() }).parse(await session.json())
    const response = await fetch(at('/api/commands'), {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ commandId: newCommandId({ msecs: now() }), type, payload }),
    })
    return response.status
  }
})
