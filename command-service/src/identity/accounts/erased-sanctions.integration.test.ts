import { actIdOf } from '@debut/events/kernel/act-id.ts'
import type { Role } from '@debut/events/members/role.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'
import { type Person, sendCommand } from '@debut/testing/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientOf, newEmail, newPhone, startWorldWithMails, type WorldWithMails } from '../testing/world-with-mails.ts'
import { sweepExpired } from '../sweep-expired.ts'

const password = 'a password of some length'

let world: WorldWithMails
let url: string
let log: ReturnType<typeof openEventStore>
let people: Record<'admin' | 'moderator', Person>
let [admin, moderator]: [string, string] = [] as never

beforeAll(async () => {
  world = await startWorldWithMails()
  url = await world.service({ AUTH_PHONE: 'true', AUTH_COMPAT: 'rate-limits' })
  log = world.world.closing(openEventStore({ url: world.world.settings.EVENTSTORE_URL, logger: world.world.logger }))
  const appointed = (name: string, role: Role) => world.world.appoint(world.world.person(name, role))
  people = { admin: await appointed('the-admin', 'admin'), moderator: await appointed('moira', 'moderator') }
})
// One test moves the clock, and a ban needs a fresh proof, so each test begins by signing in.
beforeEach(async () => {
  admin = await world.world.token(people.admin)
  moderator = await world.world.token(people.moderator)
})
afterAll(() => world.close())

interface Member {
  readonly memberId: string
  readonly token: string
  readonly client: ReturnType<typeof clientOf>
}

const signUp = async (email: string, data: object = {}): Promise<Member> => {
  const client = clientOf(url)
  const asked = await client.signUp({ email, password, options: { data } })
  expect(asked.error).toBeNull()
  expect(asked.data.session).toBeNull()
  const { token } = await world.mailTo(email, 'confirmation')
  const { data: done, error } = await client.verifyOtp({ token_hash: token, type: 'signup' })
  expect(error).toBeNull()
  return { memberId: done.user?.id ?? '', token: done.session?.access_token ?? '', client }
}
const send = async (token: string, type: string, payload: unknown) => {
  const { status, body } = await sendCommand(url, token, type, payload, commandIdAt(world.clock()))
  return body.code ?? status
}
const conductOf = async (memberId: string) => log.read(`conduct-${memberId}`)
const typesOf = async (memberId: string) => (await conductOf(memberId)).map(({ type }) => type)
const actOf = (memberId: string, revision = 0) => actIdOf({ stream: `conduct-${memberId}`, revision })
const left = (): Promise<{ about: string; hash: Buffer; act_id: string }[]> => world.database('identity.erased_sanctions')
const leftOf = async (memberId: string) => (await left()).filter(({ act_id }) => act_id === actOf(memberId)).map(({ about }) => about)
const act = ({ token }: Member) => send(token, 'MuteWord', { wordId: '01K9Z7V5C1ABCDEFGHJK000009', word: 'spam' })
const takePart = ({ token }: Member) => send(token, 'DescribeProfile', { bio: 'Here again.', links: {} })
const gone = ({ memberId }: Member) =>
  eventually(async () => expect(await world.database('identity.users').where({ id: memberId }).first()).toBeUndefined())
const erase = async (member: Member) => {
  const username = (await profileOf(member)).username
  expect(await send(member.token, 'EraseMember', { username })).toBe(200)
  await gone(member)
}
/** This reads the log, because an export would need the read models. */
const profileOf = async ({ memberId }: Member): Promise<{ username: string; avatar_url: string }> => {
  const events = await decode(openMemberKeys(world.database), await log.read(`member-${memberId}`))
  const last = (field: string) => events.map(({ event }): unknown => Reflect.get(event.data, field)).findLast(Boolean)
  return { username: String(last('username')), avatar_url: String(last('avatar') ?? '') }
}
const ban = async ({ memberId }: Member, rule = 'spam') => expect(await send(admin, 'BanMember', { memberId, rule })).toBe(200)
const banAndErase = async (email: string) => {
  const first = await signUp(email)
  await ban(first)
  await erase(first)
  return first
}

describe('the sanction of an erased account', () => {
  it('continues for who signs up with its mailbox, without a word at the sign-up, until an admin decides', async () => {
    const email = newEmail()
    const first = await banAndErase(email)
    expect(await leftOf(first.memberId)).toEqual(['mailbox'])

    const again = await signUp(email.replace('@', '+again@'), { name: 'admin is evil', avatar_url: 'https://pictures.example/evil.png' })
    expect(await takePart(again)).toBe('banned')
    expect(await act(again)).toBe(200)
    const [continued] = await conductOf(again.memberId)
    expect(continued).toMatchObject({ type: 'SanctionContinued', data: { sanction: 'ban', rule: 'spam', until: null } })
    // The profile doesn't show what the account says about itself.
    expect(await profileOf(again)).toMatchObject({ username: expect.not.stringContaining('evil') as string, avatar_url: '' })

    const decision = { memberId: again.memberId, actId: actOf(again.memberId) }
    expect(await send(moderator, 'KeepSanction', decision)).toBe('only-admins-lift-bans')
    expect(await send(admin, 'KeepSanction', decision)).toBe(200)
    expect(await takePart(again)).toBe('banned')
    expect(await send(admin, 'LiftSanction', { ...decision, reason: 'reviewed' })).toBe(200)
    expect(await takePart(again)).toBe(200)
    expect(await typesOf(again.memberId)).toEqual(['SanctionContinued', 'SanctionKept', 'SanctionLifted'])

    // The sanction doesn't continue a second time, however often the account is welcomed.
    await world.database('identity.users').where({ id: again.memberId }).update({ welcome_due: true })
    await again.client.signInWithPassword({ email: email.replace('@', '+again@'), password })
    expect(await typesOf(again.memberId)).toHaveLength(3)
    expect(await takePart(again)).toBe(200)
  })

  it('leaves neither an address nor its plain hash, and nothing of it in the log', async () => {
    const email = newEmail()
    const { memberId } = await banAndErase(email)
    const again = await signUp(email)
    const rows = JSON.stringify(await left())
    expect(rows).not.toContain(email)
    expect(rows).not.toContain(memberId)
    const [continued] = await conductOf(again.memberId)
    const logged = JSON.stringify(continued)
    for (const { hash } of await left())
      for (const form of ['hex', 'base64'] as const) expect(logged).not.toContain(Buffer.from(hash).toString(form))
    expect(logged).not.toContain(memberId)
    expect(logged).not.toContain(actOf(memberId))
  })

  it('ends with the ban, at its latest after 24 months', async () => {
    const [lifted, old] = [newEmail(), newEmail()]
    const { memberId } = await banAndErase(lifted)
    expect(await send(admin, 'LiftSanction', { memberId, actId: actOf(memberId), reason: 'mistake' })).toBe(200)
    await eventually(async () => expect(await leftOf(memberId)).toEqual([]))
    expect(await takePart(await signUp(lifted))).toBe(200)

    const second = await banAndErase(old)
    const sweepIn = (months: number) => sweepExpired({ database: world.database, clock: () => world.clock().plus({ months }) })
    await sweepIn(23)
    expect(await leftOf(second.memberId)).toEqual(['mailbox'])
    await sweepIn(24)
    expect(await leftOf(second.memberId)).toEqual([])
    expect(await takePart(await signUp(old))).toBe(200)
  })

  it('of a suspension ends when that would have ended', async () => {
    const email = newEmail()
    const first = await signUp(email)
    expect(await send(moderator, 'SuspendMember', { memberId: first.memberId, rule: 'spam', days: 7 })).toBe(200)
    await erase(first)
    const again = await signUp(email)
    expect(await takePart(again)).toBe('suspended')
    expect(await conductOf(again.memberId)).toMatchObject([{ data: { sanction: 'suspension', until: expect.any(String) as string } }])
    world.later({ days: 8 })
    const { data } = await again.client.signInWithPassword({ email, password })
    expect(await takePart({ ...again, token: data.session?.access_token ?? '' })).toBe(200)
  })

  it('continues for who confirms its phone, and for a member who moves to its address', async () => {
    const [email, phone, next] = [newEmail(), newPhone(), newEmail()]
    const first = await signUp(email)
    await world.database('identity.users').where({ id: first.memberId }).update({ phone, phone_confirmed_at: new Date() })
    await ban(first)
    await erase(first)
    expect((await leftOf(first.memberId)).toSorted()).toEqual(['mailbox', 'phone'])

    const client = clientOf(url)
    await client.signInWithOtp({ phone })
    const { code } = await world.mailTo(phone)
    const { data } = await client.verifyOtp({ phone, token: code, type: 'sms' })
    expect(await takePart({ memberId: data.user?.id ?? '', token: data.session?.access_token ?? '', client })).toBe('banned')

    const other = await signUp(next)
    expect(await takePart(other)).toBe(200)
    await other.client.updateUser({ email })
    for (const address of [next, email]) {
      const { token } = await world.mailTo(address, 'email_change')
      await other.client.verifyOtp({ token_hash: token, type: 'email_change' })
    }
    await eventually(async () => expect(await typesOf(other.memberId)).toEqual(['SanctionContinued']))
    expect(await takePart(other)).toBe('banned')
  })

  it('outlasts an account that an operator deletes', async () => {
    const email = newEmail()
    const first = await signUp(email)
    await ban(first)
    await (await world.admin(url)).deleteUser(first.memberId)
    expect(await takePart(await signUp(email))).toBe('banned')
  })

  it('continues also for an address that was changed before', async () => {
    const [email, next] = [newEmail(), newEmail()]
    const first = await signUp(email)
    await ban(first)
    await first.client.updateUser({ email: next })
    for (const address of [email, next]) {
      const { token } = await world.mailTo(address, 'email_change')
      await first.client.verifyOtp({ token_hash: token, type: 'email_change' })
    }
    expect(await takePart(await signUp(email))).toBe('banned')
    expect(await typesOf(first.memberId)).toEqual(['MemberBanned'])
  })

  it('is none where nothing kept the member from acting', async () => {
    const email = newEmail()
    const first = await signUp(email)
    expect(await send(moderator, 'WarnMember', { memberId: first.memberId, rule: 'spam' })).toBe(200)
    await erase(first)
    expect(await leftOf(first.memberId)).toEqual([])
  })
})

it('a banned member keeps their security settings, and changes nothing that others see of them', async () => {
  const member = await signUp(newEmail())
  await ban(member)
  const asked = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${member.token}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return ((await response.json()) as { code?: string }).code
  }
  expect(await asked('POST', '/api/profile/update', { username: 'admin-is-evil' })).toBe('banned')
  expect(await asked('POST', '/api/profile/update', { avatar_url: 'https://pictures.example/evil.png' })).toBe('banned')
  expect(await asked('DELETE', '/api/profile/avatar')).toBe('banned')
  expect(await takePart(member)).toBe('banned')
  expect((await member.client.updateUser({ password: 'another password of some length' })).error).toBeNull()
})
