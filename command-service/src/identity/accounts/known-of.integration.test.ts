import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, refusalOf, startWorldWithMails, type WorldWithMails } from '../testing/world-with-mails.ts'

const leaked = 'four brown bears dance'
const password = 'quiet river stone'

let world: WorldWithMails
let url: string
/** In the form of Have I Been Pwned. */
const ranges = createServer((_, response) => {
  response.end(`${createHash('sha1').update(leaked).digest('hex').toUpperCase().slice(5)}:3`)
})

beforeAll(async () => {
  ranges.listen(0, '127.0.0.1')
  await once(ranges, 'listening')
  world = await startWorldWithMails()
  url = await world.service({ AUTH_BREACHES_URL: `http://127.0.0.1:${(ranges.address() as AddressInfo).port}/range/` })
})
afterAll(async () => {
  ranges.close().closeAllConnections()
  await world.close()
})

const signUp = (email: string, given: string, name = 'Kestrel Aguirre') =>
  clientOf(url).signUp({ email, password: given, options: { data: { name } } })
const weak = { code: 'weak_password', status: 422 }

it('refuses at sign-up what is little more than the address or the name, and what has leaked', async () => {
  const local = `ines${randomUUID().slice(0, 8)}`
  for (const given of [`${local}!1`, 'KestrelAguirre1', 'Debut-Kestrel', leaked])
    expect(refusalOf(await signUp(`${local}@paper.example`, given))).toMatchObject(weak)
  expect((await signUp(`${local}@paper.example`, password)).error).toBeNull()
})

it('refuses a new password that is little more than the username, or that has leaked', async () => {
  const email = `${randomUUID()}@paper.example`
  await signUp(email, password, 'Quillon Battersea')
  const client = clientOf(url)
  await client.verifyOtp({ email, token: (await world.mailTo(email)).code, type: 'signup' })
  // Only the log still has it, as the username.
  await client.updateUser({ data: { name: 'Somebody Else' } })
  for (const given of ['quillonbattersea', 'SomebodyElse1', leaked])
    expect(refusalOf(await client.updateUser({ password: given }))).toMatchObject(weak)
  expect((await client.updateUser({ password: 'another river stone' })).error).toBeNull()
})
