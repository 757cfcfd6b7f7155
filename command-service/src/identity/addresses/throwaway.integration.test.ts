import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, newEmail, refusalOf, startWorldWithMails, type WorldWithMails } from '../testing/world-with-mails.ts'

let world: WorldWithMails
let url: string

beforeAll(async () => {
  world = await startWorldWithMails()
  url = await world.service({ AUTH_DOMAINS_REFUSED: 'army.example' })
})
afterAll(() => world.close())

const password = 'quiet river stone'
const throwawayAddress = (domain = 'mailinator.com') => `${randomUUID()}@${domain}`
const refused = {
  code: 'email_address_invalid',
  status: 400,
  message: 'We don’t accept temporary email addresses. Use one that you keep.',
}
const known = async (email: string) => (await world.database('identity.users').where({ email })).length

it('makes no account of a throwaway address, by password or by mail', async () => {
  for (const email of [
    throwawayAddress(),
    throwawayAddress('a.mailinator.com'),
    throwawayAddress('army.example'),
    throwawayAddress('a.army.example'),
  ]) {
    expect(refusalOf(await clientOf(url).signUp({ email, password }))).toEqual(refused)
    expect(refusalOf(await clientOf(url).signInWithOtp({ email }))).toEqual(refused)
    expect(await known(email)).toBe(0)
  }
})

it('says the same of one that has an account, which its member opens as before', async () => {
  const email = throwawayAddress()
  const admin = await world.admin(url)
  await admin.createUser({ email, password, email_confirm: true })
  expect(refusalOf(await clientOf(url).signUp({ email, password }))).toEqual(refused)
  expect(refusalOf(await clientOf(url).signInWithOtp({ email }))).toEqual(refused)
  expect((await clientOf(url).signInWithPassword({ email, password })).error).toBeNull()
  const { error } = await clientOf(url).signInWithOtp({ email, options: { shouldCreateUser: false } })
  expect(error).toBeNull()
  expect((await world.mailTo(email, 'magic_link')).code).toMatch(/^\d{6}$/)
})

it('moves no account to one', async () => {
  const email = newEmail()
  const admin = await world.admin(url)
  await admin.createUser({ email, password, email_confirm: true })
  const member = clientOf(url)
  await member.signInWithPassword({ email, password })
  expect(refusalOf(await member.updateUser({ email: throwawayAddress() }))).toEqual(refused)
  expect(await world.mailsTo(email)).toEqual([])
})
