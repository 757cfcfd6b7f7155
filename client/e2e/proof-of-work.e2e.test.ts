import { PUBLIC_KEY } from '@debut/events/identity/public-key.ts'
import { type Mail, start as startMail } from '@debut/stack/mail/mailbox.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import { startServices, startWorld, type World } from '@debut/testing/world.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEdge } from './testing/open-edge.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'

const HOST = '127.0.0.1'
/** Half of the sign-ups that one network may make in five minutes. */
const HALF = 15

let world: World
let home: string
let mail: Mail

// What an attempt has used up of its network’s share would be missing from the next one.
beforeEach(async () => {
  world = await startWorld()
  mail = await startMail({ smtpPort: 0, httpPort: 0, host: HOST })
  const { command, query } = await startServices(world, { SMTP_URL: `smtp://${HOST}:${mail.smtpPort}`, AUTH_PROOF_OF_WORK: '40' })
  home = await openEdge(world, command.url, query.url)
})
afterEach(async () => {
  await world?.close()
  await mail?.close()
})

const openVisitor = manyVisitors()

it('a page makes an account without a click more where its network has made many, and says why it takes a moment', async () => {
  asksFor(/^400 POST \/auth\/v1\/signup/)
  for (let count = 0; count < HALF; count++) {
    const response = await fetch(`${home}/auth/v1/otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: PUBLIC_KEY },
      body: JSON.stringify({ email: `crowd-${count}@debut.example` }),
    })
    expect(response.status).toBe(200)
  }
  const { page } = await openVisitor()
  await page.goto(`${home}/signup`)
  await settled(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/auth/v1/proof-of-work', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Email').fill('ines@debut.example')
  await page.getByLabel('Password', { exact: true }).fill('a stage of their own')
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'your browser shows that it is no program' }).waitFor()
  held.resolve()
  await page.getByText('Check your mail: ines@debut.example').waitFor()
})
