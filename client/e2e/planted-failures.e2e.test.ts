import { eventually } from '@debut/testing/eventually.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'

const THROWS = '(()=>{throw new Error("planted")})()'

/** Matches a text of a component, with its quotes, in the code that browsers are sent. */
const text = (words: string) => new RegExp(`(["'\`])${words.replaceAll(/[+?.]/g, String.raw`\$&`)}\\1`, 'g')

describe('a part of a page that throws', () => {
  const { at, member, openVisitor, stack } = visitProduct()

  /** Makes the code that has those words throw when it comes to them. Gives how often they were found. */
  const plant = async (context: BrowserContext, words: RegExp, instead = THROWS) => {
    let found = 0
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      // The page may be closed while it is fetched.
      const code = await route
        .fetch()
        .then((answer) => answer.text())
        .catch(() => undefined)
      if (code === undefined) return
      found += code.match(words)?.length ?? 0
      await route.fulfill({ contentType: 'text/javascript', body: code.replace(words, instead) }).catch(() => undefined)
    })
    return () => found
  }

  const open = async (username: string, words: RegExp, path: string, instead?: string) => {
    asksFor(/planted/)
    const { page, context } = await openVisitor()
    const session = await member(username)
    await addSession(context, stack().edge.url, session)
    const found = await plant(context, words, instead)
    const reported: unknown[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/savory') reported.push(request.postDataJSON())
    })
    await page.goto(at(path))
    await settled(page)
    const votes = async () => {
      const headers = { authorization: `Bearer ${session.access_token}` }
      const answer = await fetch(at('/api/own-page'), { headers })
      return ((await answer.json()) as { daily: { count: number } }).daily.count
    }
    return { page, found, reported, votes }
  }

  /** Voting, the outbox that carries the vote, and navigation. */
  const goesOn = async (page: Page, votes: () => Promise<number>) => {
    const vote = page
      .getByRole('main')
      .getByRole('button', { name: /^Upvote / })
      .first()
    await vote.click()
    await eventually(async () => expect(await votes()).toBe(1))
    await page.locator('a[href="/pricing"]').filter({ visible: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /^Pricing/ }).waitFor()
  }

  it.each([
    ['the header', 'header', text('Control+K Meta+K'), true],
    ['the footer', 'footer', text('Made in the EU'), true],
    ['a card', 'card', /(?<=label:)`Days towards a streak of .*?`/g, true],
    ['what is shown of the member’s own', 'pips', text('vote-pips'), false],
    ['the way to help', 'help', text('Help and contact'), false],
  ])('leaves the rest working: %s', async (_, name, words, isSaid) => {
    const { page, found, reported, votes } = await open(`without-${name}`, words, '/')
    expect(found()).toBeGreaterThan(0)
    if (isSaid) await page.getByText('This part stopped working.').first().waitFor()
    await eventually(() => expect(JSON.stringify(reported)).toContain('client_error'))
    await goesOn(page, votes)
    expect(JSON.stringify(reported).split('client_error').length - 1).toBe(1)
  })

  it('leaves the rest working: what a tool’s page follows, which is left out once it has failed three times', async () => {
    const { page, found, votes } = await open(
      'without-follow',
      /=>\(\{name:(?=[\w$]+\([\w$]+\.toolId\),frame:)/g,
      '/tool/harbor-department',
      `=>({name:${THROWS}+`,
    )
    expect(found()).toBe(1)
    await page.getByText('A part of this page stopped working').first().waitFor()
    await goesOn(page, votes)
  })

  it('leaves the rest working: the page itself, whose place an error page takes', async () => {
    const { page, found, votes } = await open('without-page', text('The longest streaks'), '/streaks-leaderboard')
    expect(found()).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1, name: '500 Internal Server Error' }).waitFor()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await goesOn(page, votes)
  })
})
