import { randomUUID } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/infra/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/infra/adapters/database.ts'
import { openEventStore } from '@debut/infra/adapters/event-store.ts'
import { openMemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { startWorld, type World } from '@debut/infra/local/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertUser } from '../identity/accounts/users.ts'
import { welcomeAccounts } from '../identity/accounts/welcome-accounts.ts'
import { requestContext } from '../kernel/command.ts'
import { createHandle, type Handle } from '../kernel/handle.ts'
import { snapshotsIn } from '../kernel/snapshots.ts'
import { configuredRoles } from './configured-roles.ts'
import { member } from './member.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'
import type { Newcomer, Welcome } from '../kernel/newcomer.ts'
import { welcomer } from './welcome-member.ts'

const SECRET = 'a secret for tests alone'

describe('an account that was confirmed', () => {
  let world: World
  let handle: Handle
  let identities: Knex
  let aProcess: () => { readonly handle: Handle; readonly welcome: Welcome }
  let typesOf: (memberId: MemberId) => Promise<string[]>

  beforeAll(async () => {
    world = await startWorld()
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    identities = database
    aProcess = () => {
      const own = createHandle({ log, keys: openMemberKeys(database), snapshots: snapshotsIn(database), logger: world.logger })
      const roles = configuredRoles(['boss@debut.example'])
      return {
        handle: own,
        welcome: welcomer({ handle: own, sayAccepted: () => undefined, claimSecret: SECRET, clock: systemClock, configuredRoles: roles }),
      }
    }
    handle = aProcess().handle
    typesOf = async (memberId) => (await log.read(memberStream(memberId))).map(({ type }) => type)
  })
  afterAll(() => world.close())

  const newcomer = (known: Partial<Newcomer> = {}): Newcomer => ({
    memberId: MemberId.parse(randomUUID()),
    email: 'somebody@example.com',
    verified: true,
    name: undefined,
    avatarUrl: undefined,
    ...known,
  })
  const stateOf = async ({ memberId }: Newcomer) => {
    const state = await handle.lookNow(member, memberStream(memberId), { at: systemClock() })
    if (state.is !== 'registered') throw new Error('they are no member')
    return state
  }
  const ownerOf = async (name: string) =>
    (await handle.lookNow(usernameClaim, usernameStream(SECRET, Username.parse(name)), { at: systemClock() })).owner

  it('becomes a member under its name, and the next of that name under one with a number', async () => {
    const { welcome } = aProcess()
    const people = Array.from({ length: 12 }, () => newcomer({ name: 'Zoë Kravitz' }))
    for (const each of people) await welcome(each)
    const names = await Promise.all(people.map(async (each) => (await stateOf(each)).username))
    expect(names).toEqual(['zoe-kravitz', ...Array.from({ length: 11 }, (_, index) => `zoe-kravitz-${index + 1}`)])
  })

  it('has a name of its own also where many of one name come to many processes at once', async () => {
    const people = Array.from({ length: 16 }, () => newcomer({ name: 'Sam' }))
    await Promise.all(people.map((each) => aProcess().welcome(each)))
    const names = await Promise.all(people.map(async (each) => (await stateOf(each)).username ?? ''))
    expect(new Set(names).size).toBe(16)
    for (const [index, { memberId }] of people.entries()) expect(await ownerOf(names[index] ?? '')).toBe(memberId)
  })

  it('is welcomed once, however often and by however many it is said', async () => {
    const ada = newcomer({ name: 'Ada', avatarUrl: 'https://pictures.example/ada.png' })
    await Promise.all([aProcess(), aProcess(), aProcess()].map(({ welcome }) => welcome(ada)))
    await aProcess().welcome(ada)
    expect((await typesOf(ada.memberId)).toSorted()).toEqual(['AvatarChanged', 'EmailVerified', 'MemberRegistered'])
  })

  it('goes on where a process was cut: under the name that it had claimed', async () => {
    const { memberId, ...rest } = newcomer({ name: 'Cut Short' })
    const claim = { type: 'ClaimUsername', memberId } as const
    await handle(
      usernameClaim,
      usernameStream(SECRET, Username.parse('cut-short')),
      claim,
      requestContext('Claim', memberId, 'a', systemClock()),
    )
    await aProcess().welcome({ memberId, ...rest })
    expect(await stateOf({ memberId, ...rest })).toMatchObject({ username: 'cut-short', verified: true })
  })

  it('brings its picture along where that is one, and keeps what its member has chosen since', async () => {
    const { welcome } = aProcess()
    for (const avatarUrl of [
      'javascript:alert(1)',
      'http://insecure.example/a.png',
      'not an address',
      `https://a.example/${'x'.repeat(3_000)}`,
    ]) {
      const odd = newcomer({ name: 'odd', avatarUrl })
      await welcome(odd)
      expect((await stateOf(odd)).avatar).toBeNull()
    }
    const kim = newcomer({ name: 'Kim', avatarUrl: 'https://pictures.example/kim.png' })
    await welcome(kim)
    expect((await stateOf(kim)).avatar).toBe('https://pictures.example/kim.png')
    const removed = { type: 'ChangeAvatar', memberId: kim.memberId, avatar: null } as const
    await handle(member, memberStream(kim.memberId), removed, requestContext('ChangeAvatar', kim.memberId, 'a', systemClock()))
    await aProcess().welcome(kim)
    expect((await stateOf(kim)).avatar).toBeNull()
  })

  it('is verified by what it was confirmed with', async () => {
    const byPhone = newcomer({ email: undefined })
    await aProcess().welcome(byPhone)
    expect(await typesOf(byPhone.memberId)).toEqual(['MemberRegistered', 'PhoneVerified'])
    const unconfirmed = newcomer({ verified: false })
    await aProcess().welcome(unconfirmed)
    expect((await stateOf(unconfirmed)).verified).toBe(false)
    await aProcess().welcome({ ...unconfirmed, verified: true })
    expect((await stateOf(unconfirmed)).verified).toBe(true)
  })

  it('is an admin where the settings name its email, in any letters, and only once that is confirmed', async () => {
    const { welcome } = aProcess()
    const boss = newcomer({ name: 'Boss', email: 'Boss@Debut.example', verified: false })
    await welcome(boss)
    expect((await stateOf(boss)).roles).toEqual([])
    await welcome({ ...boss, verified: true })
    await aProcess().welcome({ ...boss, verified: true })
    expect((await stateOf(boss)).roles).toEqual(['admin'])
    expect((await typesOf(boss.memberId)).filter((type) => type === 'RoleGranted')).toHaveLength(1)
  })

  it('is welcomed late where signing in did not get that far, and one that can’t be holds up no other and lets that be known', async () => {
    const at = systemClock().minus({ minutes: 1 })
    const account = (name: string) => ({ email_confirmed_at: at.toJSDate(), user_metadata: { name }, welcome_due: true })
    const [bad, good] = [await insertUser(identities, account('Bad'), at), await insertUser(identities, account('Good'), at.plus(1))]
    const { welcome } = aProcess()
    const welcomeMember: Welcome = (each) => (each.memberId === bad.id ? Promise.reject(new Error('not now')) : welcome(each))
    const { sweep } = welcomeAccounts({ database: identities, welcomeMember, clock: systemClock, logger: world.logger })
    await expect(sweep()).rejects.toThrow('1 members could not be welcomed')
    expect(await stateOf(newcomer({ memberId: MemberId.parse(good.id) }))).toMatchObject({ username: 'good' })
    expect(await identities('identity.users').where({ welcome_due: true }).pluck('id')).toEqual([bad.id])
  })

  it('stays erased, whoever says that it was confirmed', async () => {
    const lee = newcomer({ name: 'Lee', avatarUrl: 'https://pictures.example/lee.png' })
    await aProcess().welcome(lee)
    const erase = { type: 'EraseMember', memberId: lee.memberId, username: Username.parse('lee') } as const
    await handle(member, memberStream(lee.memberId), erase, requestContext('EraseMember', lee.memberId, 'a', systemClock()))
    const before = await typesOf(lee.memberId)
    await aProcess().welcome(lee)
    expect(await typesOf(lee.memberId)).toEqual(before)
  })
})
