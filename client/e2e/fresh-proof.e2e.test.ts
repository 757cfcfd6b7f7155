import { newCommandId } from '@debut/events/kernel/ids.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readSession, type Session } from '../src/lib/session/session-cookie.ts'
import { codeIn, mailTo } from './testing/mailbox.ts'
import { addSession } from './testing/members.ts'
import { visitProduct } from './testing/product-visits.ts'
import { anAddress, barriers, dress, settled } from './testing/visitor.ts'

const Board = z.object({ tools: z.array(z.object({ name: z.string(), slug: z.string() })) })

const post = async ({ edge }: StackFile, path: string, body: object, token?: string) => {
  const response = await fetch(new URL(path, edge.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress(), ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

const demoSession = async (stack: StackFile, username: string) => (await post(stack, '/auth/demo', { username })) as Session

/** The same session, as if its member had last shown who they are an hour ago. */
const anHourLater = async (stack: StackFile, { user, refresh_token }: Session): Promise<Session> => {
  const database = openDatabase({ url: stack.postgres.identityUrl, name: 'test' })
  await database.raw(
    `update identity.sessions set amr = (select jsonb_agg(each || jsonb_build_object('timestamp', :at::bigint)) from jsonb_array_elements(amr) each)
     where user_id = :id`,
    { id: user.id, at: Math.floor(Date.now() / 1_000) - 3_600 },
  )
  await database.destroy()
  return (await post(stack, '/auth/v1/token?grant_type=refresh_token', { refresh_token })) as Session
}

describe('an admin who signed in a while ago', () => {
  const { at, member, open, stack } = visitProduct()
  const board = async () => Board.parse(await (await fetch(at('/api/boards/day'))).json()).tools

  it('is asked who they are before a launch leaves the boards, has nothing to choose again, and is not asked a second time', async () => {
    asksFor(/^403 POST \/api\/commands/)
    const { name, slug } = (await board()).at(-1) ?? { name: '', slug: '' }
    const isOnBoard = async () => (await board()).some((tool) => tool.slug === slug)
    const as = await anHourLater(stack(), await demoSession(stack(), 'admin'))
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

  it('shows their passkey, also after they have turned it down once', async () => {
    asksFor(/^403 POST \/api\/commands/)
    const { name, slug } = (await board()).at(-2) ?? { name: '', slug: '' }
    const as = await member('with-a-passkey')
    const { access_token } = await demoSession(stack(), 'admin')
    const granted = { commandId: newCommandId(), type: 'GrantRole', payload: { memberId: as.user.id, role: 'admin' } }
    await post(stack(), '/api/commands', granted, access_token)
    const { page, context } = await open('/settings/security', { as })
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    })
    await press('Add a passkey')
    await page.getByLabel('What you call it').fill('My laptop')
    await press('Make a passkey')
    await press('I have kept them')
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor()
    const cookies = (await context.cookies(at('/'))).map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
    await addSession(context, at('/'), await anHourLater(stack(), readSession(cookies) ?? as))

    await page.goto(at(`/moderation/queue?queue=launches&q=${slug}`))
    await settled(page)
    await press(`Disqualify ${name}`)
    await page.getByLabel('Reason').selectOption({ label: 'Its link led nowhere' })
    await press('Take it off the boards')
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await press('Use My laptop')
    await page.getByText('Your passkey was not used. Try again when you are ready.').waitFor()
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await press('Use My laptop')
    await press(`Undo for ${name}`)
    await page.getByRole('button', { name: `Disqualify ${name}`, exact: true }).waitFor()
  })
})
