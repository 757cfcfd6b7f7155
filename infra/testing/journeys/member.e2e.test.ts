import { authenticatorCode } from '@debut/client/e2e/testing/authenticator-code.ts'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '../eventually.ts'
import { plainPicture } from '../plain-picture.ts'
import { asksFor } from '../troubles.ts'
import { bothHands } from './hands.ts'
import { visitAtTen } from './journey.ts'

const Board = z.object({ tools: z.array(z.object({ name: z.string(), slug: z.string(), launchId: z.string(), voters: z.number() })) })

describe('a member', () => {
  const { at, now, open, go, ask, status, attempt } = visitAtTen()
  const votersOf = async (launchId: string) =>
    Board.parse(await ask('/api/boards/day')).tools.find((tool) => tool.launchId === launchId)?.voters ?? 0
  const upvote = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^Upvote ${name}, `) })
      .first()
  const isCast = (page: Page, name: string) => expect.poll(() => upvote(page, name).getAttribute('aria-pressed'))
  const left = (page: Page, words: string) => page.getByRole('banner').getByRole('img', { name: words }).waitFor()

  it.each(bothHands)('votes, follows, saves, changes, guards, exports and erases, by $name', async (hands) => {
    const { press, write } = hands
    const name = `mona-${attempt(hands)}`
    const { page } = await open(hands, '/', name)
    const { tools } = Board.parse(await ask('/api/boards/day'))
    const [first, second, third, fourth] = hands.name === 'keyboard' ? tools.slice(1) : tools.slice(5)
    if (first === undefined || second === undefined || third === undefined || fourth === undefined)
      throw new Error('The board is too short')

    // Three votes: two on a board, one on a tool page, reached from the board.
    await left(page, '3 votes left today')
    await press(upvote(page, first.name))
    // Two clicks at once are one vote.
    await upvote(page, second.name).dblclick()
    await left(page, '1 vote left today')
    await press(page.getByRole('main').getByRole('link', { name: third.name, exact: true }).first())
    await page.getByRole('heading', { level: 1, name: third.name }).waitFor()
    await press(upvote(page, third.name))
    await isCast(page, third.name).toBe('true')
    await left(page, '0 votes left today')
    await eventually(async () => expect(await votersOf(third.launchId)).toBeGreaterThan(third.voters))

    // The page goes on, which it once did not.
    await press(page.getByRole('button', { name: `Follow ${third.name}` }))
    await page.getByText('Following', { exact: true }).waitFor()
    await press(page.getByRole('button', { name: `Save ${third.name} for later` }))
    await page.getByText('Saved', { exact: true }).waitFor()
    await press(
      page.getByRole('navigation', { name: hands.name === 'touch' ? 'Bottom bar' : 'Main' }).getByRole('link', { name: 'Pricing' }),
    )
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor()

    await go(page, '/')
    await press(upvote(page, fourth.name))
    await page.getByText('No votes left today').first().waitFor()
    await isCast(page, fourth.name).toBe('false')
    await press(upvote(page, first.name))
    await isCast(page, first.name).toBe('false')
    await left(page, '1 vote left today')

    const other = await open(hands, `/tool/${third.slug}`)
    await other.page.getByText(/^\d+ followers?$/).waitFor()
    await go(page, `/profile/${name}/saved`)
    await page
      .getByRole('list', { name: `Saved by ${name}` })
      .getByRole('heading', { name: third.name })
      .waitFor()

    await go(page, '/settings')
    const renamed = `${name}-again`
    await write(page.getByLabel('Username'), renamed)
    await page.getByText('free', { exact: true }).waitFor()
    await press(page.getByRole('button', { name: 'Save username' }))
    await page.getByText(`You are ${renamed} now`).first().waitFor()
    // Each wrong field says what is wrong with it, and all of them do at once.
    const [bio, website] = [page.getByRole('textbox', { name: /^Bio/ }), page.getByRole('textbox', { name: 'Website' })]
    await bio.fill('x'.repeat(300))
    await write(website, 'javascript:alert(1)')
    await press(page.getByRole('button', { name: 'Save profile' }))
    await page.getByText('This link needs to be a web address that begins with https://.').waitFor()
    await page.getByText('A bio takes at most 280 characters.').waitFor()
    await bio.fill('I collect clocks.')
    await write(website, `${name}.example`)
    await press(page.getByRole('button', { name: 'Save profile' }))
    await page.getByText('Your profile is saved').first().waitFor()
    const face = { name: 'face.png', mimeType: 'image/png', buffer: plainPicture(640) }
    await page.locator('input[data-field=avatar]').setInputFiles(face)
    await page.locator('main img[src^="/avatars/"][data-picture="there"]').waitFor()
    // Visitors may be shown a page that is up to a second old.
    await eventually(async () => {
      await go(other.page, `/profile/${renamed}`)
      await other.page.locator('main img[src^="/avatars/"]').first().waitFor({ timeout: 2_000 })
    })
    await other.page.getByText('I collect clocks.').waitFor()

    await go(page, '/settings/security')
    await press(page.getByRole('button', { name: 'Add an authenticator app' }))
    await press(page.getByRole('button', { name: 'Show the code to scan' }))
    const dialog = page.getByRole('dialog')
    const key = await dialog.locator('code').textContent()
    await write(dialog.getByLabel('Six digits'), authenticatorCode(key ?? '', now()))
    await press(dialog.getByRole('button', { name: 'Turn it on' }))
    const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
    await codes.getByRole('listitem').nth(9).waitFor()
    await press(codes.getByRole('button', { name: 'I have kept them' }))
    await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor()

    await go(page, '/settings')
    const download = page.waitForEvent('download')
    await press(page.getByRole('button', { name: 'Download everything we hold on you' }))
    const held = z
      .object({ events: z.array(z.object({ type: z.string() })) })
      .parse(JSON.parse(readFileSync(await (await download).path(), 'utf8')))
    expect(held.events.map(({ type }) => type)).toContain('VoteCast')

    // The session ends with its member, and says so to the last request.
    asksFor(/^40[13] POST \/auth\/v1\/logout/)
    await press(page.getByRole('button', { name: 'Erase my account' }))
    await write(page.getByLabel(`Type ${renamed} to confirm`), renamed)
    await press(page.getByRole('button', { name: 'Erase it for good' }))
    await page.getByRole('heading', { level: 1, name: 'Your account is erased' }).waitFor()
    await page.getByText('Your votes stay counted').waitFor()
    expect(page.url()).toBe(at('/account-erased'))
    await eventually(async () => expect(await status(`/profile/${renamed}`)).toBe(404))
  })
})
