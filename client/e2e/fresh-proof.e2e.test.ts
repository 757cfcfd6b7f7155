import { openDatabase } from '@debut/adapters/database.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Session } from '../src/lib/session/session-cookie.ts'
import { codeIn, mailTo } from './testing/mailbox.ts'
import { visitProduct } from './testing/product-visits.ts'
import { anAddress, barriers, dress } from './testing/visitor.ts'

const Board = z.object({ tools: z.array(z.object({ name: z.string(), slug: z.string() })) })

/** The member of the demo world signed in an hour ago. */
const oldSession = async ({ edge, postgres }: StackFile, username: string): Promise<Session> => {
  const ask = async (path: string, body: object) => {
    const response = await fetch(new URL(path, edge.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as Session
  }
  const { refresh_token, user } = await ask('/auth/demo', { username })
  const database = openDatabase({ url: postgres.identityUrl, name: 'test' })
  const amr = JSON.stringify([{ method: 'magiclink', timestamp: Math.floor(Date.now() / 1_000) - 3_600 }])
  await database('identity.sessions').where({ user_id: user.id }).update({ amr })
  await database.destroy()
  return ask('/auth/v1/token?grant_type=refresh_token', { refresh_token })
}

describe('an admin who signed in a while ago', () => {
  const { at, open, stack } = visitProduct()

  it('is asked who they are before a launch leaves the boards, has nothing to choose again, and is not asked a second time', async () => {
    asksFor(/^403 POST \/api\/commands/)
    const board = async () => Board.parse(await (await fetch(at('/api/boards/day'))).json()).tools
    const { name, slug } = (await board()).at(-1) ?? { name: '', slug: '' }
    const isOnBoard = async () => (await board()).some((tool) => tool.slug === slug)
    const as = await oldSession(stack(), 'admin')
    const { page } = await open(`/moderation/queue?queue=launches&q=${slug}`, { as, bypassCSP: true })
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
    const proof = page.getByRole('dialog', { name: 'Is it you?' })

    await press(`Disqualify ${name}`)
    await page.getByLabel('Reason').selectOption({ label: 'Its link led nowhere' })
    await press('Take it off the boards')
    await proof.getByText('This changes a standing or a right, so show that it is you.').waitFor()
    await proof.getByLabel('Password', { exact: true }).waitFor()
    for (const scheme of ['light', 'dark'] as const) {
      await dress(page, scheme)
      expect(await barriers(page)).toEqual([])
    }
    await page.keyboard.press('Escape')
    await page.getByRole('alert').getByText('Not done: we need to know it is you.').waitFor()
    expect(await isOnBoard()).toBe(true)

    await press(`Disqualify ${name}`)
    expect(await page.getByLabel('Reason').inputValue()).toBe('broken-link')
    await press('Take it off the boards')
    await proof.getByRole('button', { name: 'Send me a code instead' }).click()
    const code = codeIn(await mailTo(stack().mailbox.url, 'admin@debut.local', /confirms that it is you/))
    await proof.getByLabel('Code').fill(code)
    await proof.getByRole('button', { name: 'Go on' }).click()
    await proof.waitFor({ state: 'detached' })
    await expect.poll(isOnBoard).toBe(false)

    await press(`Undo for ${name}`)
    await expect.poll(isOnBoard).toBe(true)
    expect(await proof.count()).toBe(0)
  })
})
