import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, refusalOf, startWorldWithMails, type WorldWithMails } from '../testing/world-with-mails.ts'
import { mailboxOf } from '../addresses/mailbox.ts'

let world: WorldWithMails
let url: string
let relaxed: string

beforeAll(async () => {
  world = await startWorldWithMails()
  url = await world.service()
  relaxed = await world.service({ AUTH_COMPAT: 'rate-limits,mailboxes' })
})
afterAll(() => world.close())

const password = 'a password of some length'
const mailbox = () => {
  const name = randomUUID().replaceAll('-', '')
  return { plain: `${name}@debut.example`, tagged: (tag: string) => `${name}+${tag}@debut.example` }
}
const accountsOf = async (...addresses: readonly string[]): Promise<readonly string[]> => {
  const rows: { email: string }[] = await world.database('identity.users').whereIn('email', addresses).orderBy('email')
  return rows.map(({ email }) => email)
}
const signUp = (email: string, at = url) => clientOf(at).signUp({ email, password })
const confirm = async (email: string, at = url) => {
  const { token } = await world.mailTo(email, 'confirmation')
  return clientOf(at).verifyOtp({ token_hash: token, type: 'signup' })
}
const member = async (email: string, at = url) => {
  await signUp(email, at)
  const { data, error } = await confirm(email, at)
  expect(error).toBeNull()
  return data.user
}

describe('a mailbox', () => {
  it('has one account, whatever its owner puts after a plus, without revealing it', async () => {
    const { plain, tagged } = mailbox()
    const first = await member(tagged('first'))
    expect(first?.email).toBe(tagged('first'))
    const answers = await Promise.all([plain, tagged('second'), tagged('third')].map((email) => signUp(email)))
    for (const { data, error } of answers) expect({ error, identities: data.user?.identities }).toEqual({ error: null, identities: [] })
    expect(await accountsOf(plain, tagged('first'), tagged('second'), tagged('third'))).toEqual([tagged('first')])
    expect(await world.mailsTo(plain)).toEqual([])
  })

  it('has one account also by passwordless mail, and the answer is the usual one', async () => {
    const { plain, tagged } = mailbox()
    await member(plain)
    const { error } = await clientOf(url).signInWithOtp({ email: tagged('second') })
    expect(error).toBeNull()
    expect(await accountsOf(tagged('second'))).toEqual([])
    expect(await world.mailsTo(tagged('second'))).toEqual([])
  })

  it('is not blocked for its owner by a user who only claims an address of it', async () => {
    const { plain, tagged } = mailbox()
    await signUp(tagged('squatter'))
    await member(plain)
    expect(refusalOf(await confirm(tagged('squatter')))).toMatchObject({ code: 'email_exists', status: 422 })
    expect(
      await world
        .database('identity.users')
        .where({ email: tagged('squatter') })
        .first(),
    ).toMatchObject({
      email_confirmed_at: null,
      mailbox: null,
    })
  })

  it('has one account also where several of its addresses are confirmed at once', async () => {
    const { tagged } = mailbox()
    const addresses = ['a', 'b', 'c', 'd'].map(tagged)
    for (const address of addresses) await signUp(address)
    const outcomes = await Promise.all(addresses.map((address) => confirm(address)))
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
  })

  it('does not sign in by another of its addresses', async () => {
    const { plain, tagged } = mailbox()
    await member(plain)
    const { error } = await clientOf(url).signInWithPassword({ email: tagged('x'), password })
    expect(refusalOf({ error })).toMatchObject({ code: 'invalid_credentials' })
    await clientOf(url).resetPasswordForEmail(tagged('x'))
    expect(await world.mailsTo(tagged('x'))).toEqual([])
  })

  it('lets its owner change to another of its addresses, and no other user', async () => {
    const { plain, tagged } = mailbox()
    await member(plain)
    const owner = clientOf(url)
    await owner.signInWithPassword({ email: plain, password })
    await owner.updateUser({ email: tagged('moved') })
    const agreed = await world.mailTo(plain, 'email_change')
    await clientOf(url).verifyOtp({ token_hash: agreed.token, type: 'email_change' })
    const { token } = await world.mailTo(tagged('moved'), 'email_change')
    const { data } = await clientOf(url).verifyOtp({ token_hash: token, type: 'email_change' })
    expect(data.user?.email).toBe(tagged('moved'))

    const other = mailbox()
    await member(other.plain)
    const stranger = clientOf(url)
    await stranger.signInWithPassword({ email: other.plain, password })
    const { error } = await stranger.updateUser({ email: tagged('mine') })
    expect(error).toBeNull()
    expect(await world.mailsTo(tagged('mine'))).toEqual([])
  })

  it('is free for a new account once its account has moved to another mailbox', async () => {
    const [old, next] = [mailbox(), mailbox()]
    const user = await member(old.plain)
    const admin = await world.admin(url)
    await admin.updateUserById(user?.id ?? '', { email: next.plain })
    expect((await member(old.tagged('again')))?.email).toBe(old.tagged('again'))
    const { error } = await admin.createUser({ email: next.tagged('x') })
    expect(refusalOf({ error })).toMatchObject({ code: 'email_exists' })
  })

  it('has one account also for the operator, who gets the reason', async () => {
    const { plain, tagged } = mailbox()
    await member(plain)
    const admin = await world.admin(url)
    expect(refusalOf(await admin.createUser({ email: tagged('made'), email_confirm: true }))).toMatchObject({ code: 'email_exists' })
    expect(refusalOf(await admin.inviteUserByEmail(tagged('asked')))).toMatchObject({ code: 'email_exists' })
    const link = await admin.generateLink({ type: 'signup', email: tagged('linked'), password })
    expect(refusalOf(link)).toMatchObject({ code: 'email_exists' })
    expect(await accountsOf(tagged('made'), tagged('asked'), tagged('linked'))).toEqual([])
  })

  it('has as many accounts as addresses where that is relaxed by name', async () => {
    const { plain, tagged } = mailbox()
    await member(plain, relaxed)
    expect((await member(tagged('second'), relaxed))?.email).toBe(tagged('second'))
  })
})

it('gives mailboxes to accounts from before, of several to the oldest, and keeps them all', async () => {
  const database = world.database
  const name = randomUUID().replaceAll('-', '')
  const before = [
    `${name}.b+x@gmail.com`,
    `${name}b@googlemail.com`,
    `${name}+1@debut.example`,
    `${name}@debut.example`,
    `+${name}@debut.example`,
    `${name}@ya.ru`,
    `${name}-no-address`,
  ]
  const migration = readFileSync(new URL('../../../migrations/0009-mailboxes.sql', import.meta.url), 'utf8')
  await database.raw('alter table identity.users drop column mailbox')
  await database('identity.users').insert(
    before.map((email, index) => {
      const at = world.clock().plus({ minutes: index }).toJSDate()
      return { id: randomUUID(), email, email_confirmed_at: at, created_at: at, updated_at: at }
    }),
  )
  await database.raw(migration)
  const rows: { email: string; mailbox: string | null }[] = await database('identity.users').whereIn('email', before)
  const held = Object.fromEntries(rows.map(({ email, mailbox: kept }) => [email, kept]))
  const [dotted, , tagged, , odd, yandex, none] = before.map((email) => mailboxOf(email))
  expect(before.map((email) => held[email])).toEqual([dotted, null, tagged, null, odd, yandex, expect.any(String)])
  expect(none).toBeDefined()
})
