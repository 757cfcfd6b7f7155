import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { bornAt, MemberId } from '@debut/events/kernel/ids.ts'
import { WelcomeMember } from '@debut/events/members/member-commands.ts'
import { type MemberEvent, memberStream } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { type MemberKeys, openMemberKeys } from '@debut/adapters/member-keys.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSecrets } from '../identity/secrets.ts'
import { insertUser } from '../identity/accounts/users.ts'
import { welcomeLeftBehind } from '../identity/accounts/welcome-accounts.ts'
import { type CommandContext, requestContext } from '../kernel/command.ts'
import { createHandle, type Handle, isRefusal } from '../kernel/handle.ts'
import { contextFrom } from '../kernel/processes/cause.ts'
import { processHealth } from '../kernel/processes/process-health.ts'
import { workOn } from '../kernel/processes/work-on.ts'
import { createSend, sentCommand } from '../kernel/send.ts'
import { snapshotsIn } from '../kernel/snapshots.ts'
import { configuredRoles } from './configured-roles.ts'
import { member } from './member.ts'
import { usernameClaim, usernameStream } from './username-claim.ts'
import { welcomeMember } from './welcome-member.ts'

const SECRET = 'a secret for tests alone'

type Newcomer = PayloadOf<typeof WelcomeMember>

describe('an account that was confirmed', () => {
  let world: World
  let log: EventStore
  let identities: Knex
  let keys: MemberKeys
  let handle: Handle

  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    identities = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identities.destroy() })
    keys = openMemberKeys(identities)
    handle = aProcess().handle
  })
  afterAll(() => world.close())

  /** For a reason of its own, where nothing else is said. */
  const because = (payload: Newcomer) =>
    contextFrom({ of: randomUUID(), at: systemClock() }, 'test', { type: 'WelcomeMember', payload }, { at: systemClock(), secret: SECRET })
  const aProcess = () => {
    const own = createHandle({ log, keys, snapshots: snapshotsIn(identities), logger: world.logger })
    const roles = configuredRoles(['boss@debut.example'])
    const parts = { log, keys, handle: own, sayAccepted: () => undefined, claimSecret: SECRET, clock: systemClock, configuredRoles: roles }
    const welcome = async (newcomer: Newcomer, context = because(newcomer)) => {
      const outcome = await welcomeMember(newcomer, context, parts)
      expect(isRefusal(outcome)).toBe(false)
      return outcome
    }
    return { handle: own, parts, welcome }
  }
  const eventsOf = async (memberId: MemberId) => (await decode(keys, await log.read(memberStream(memberId)))) as Recorded<MemberEvent>[]
  const typesOf = async (memberId: MemberId) => (await eventsOf(memberId)).map(({ event }) => event.type)

  const newcomer = (known: Partial<Newcomer> = {}): Newcomer => ({
    memberId: MemberId.parse(randomUUID()),
    email: 'somebody@example.com',
    verified: true,
    ...known,
  })
  const stateOf = async ({ memberId }: Pick<Newcomer, 'memberId'>) => {
    const state = await handle.read(member, memberStream(memberId), { at: systemClock() })
    if (state.is !== 'registered') throw new Error('they are no member')
    return state
  }
  const ownerOf = async (name: string) =>
    (await handle.read(usernameClaim, usernameStream(SECRET, Username.parse(name)), { at: systemClock() })).owner

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

  it('brings its name along where a member may have that, and keeps what its member says since', async () => {
    const { welcome } = aProcess()
    const named = async (fullName: string) => {
      const each = newcomer({ name: fullName, fullName })
      await welcome(each)
      return (await stateOf(each)).name
    }
    expect(await named('  Yuki Tanaka ')).toBe('Yuki Tanaka')
    for (const odd of ['Debut Support', 'x'.repeat(61), 'Ro\u202ebin', '🙂', 'plainname']) expect(await named(odd)).toBe('')
    const kim = newcomer({ name: 'kimmy', fullName: undefined })
    await welcome(kim)
    await aProcess().welcome({ ...kim, fullName: 'Kim Lee' })
    expect((await stateOf(kim)).name).toBe('')
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

  it('is an admin where the settings name its email, in upper or lower case, and only once that is confirmed', async () => {
    const { welcome } = aProcess()
    const boss = newcomer({ name: 'Boss', email: 'Boss@Debut.example', verified: false })
    await welcome(boss)
    expect((await stateOf(boss)).roles).toEqual([])
    await welcome({ ...boss, verified: true })
    await aProcess().welcome({ ...boss, verified: true })
    expect((await stateOf(boss)).roles).toEqual(['admin'])
    expect((await typesOf(boss.memberId)).filter((type) => type === 'RoleGranted')).toHaveLength(1)
  })

  it('is welcomed late where signing in did not get that far, by one command of its account; one that can’t be holds up no other', async () => {
    const at = systemClock().minus({ minutes: 1 })
    const account = (name: string) => ({
      email: `${name.toLowerCase()}@debut.example`,
      email_confirmed_at: at.toJSDate(),
      user_metadata: { name },
      welcome_due: true,
    })
    const [bad, good] = [await insertUser(identities, account('Bad'), at), await insertUser(identities, account('Good'), at.plus(1))]
    const memberId = MemberId.parse(good.id)
    const look = async (isBad: (id: string) => boolean) => {
      const { handle, parts, welcome } = aProcess()
      const sent: CommandContext[] = []
      const send = createSend([
        sentCommand(WelcomeMember, (payload, context) => {
          if (isBad(payload.memberId)) return Promise.reject(new Error('not now'))
          sent.push(context)
          return welcome(payload, context)
        }),
      ])
      const memory = { recall: async () => undefined, remember: async () => true }
      const health = processHealth(createMetrics('test'))(welcomeLeftBehind.name)
      const all = {
        ...parts,
        handle,
        send,
        memory,
        database: identities,
        identity: { settings: { compat: new Set<never>() }, secrets: openSecrets(SECRET) },
        logger: world.logger,
      }
      await workOn(welcomeLeftBehind, all, { health, signal: AbortSignal.timeout(10_000) })
        .look()
        .finally(() => expect(sent).toHaveLength(1))
      return sent[0]
    }
    await expect(look((id) => id === bad.id)).rejects.toThrow('1 of the members could not be welcomed')
    expect(await stateOf({ memberId })).toMatchObject({ username: 'good' })
    expect(await identities('identity.users').where({ welcome_due: true }).pluck('id')).toEqual([bad.id])
    const [registered, ...more] = await eventsOf(memberId)
    expect(more.map(({ event }) => event.type)).toEqual(['EmailVerified'])
    expect(registered?.envelope).toMatchObject({ actor: 'process:welcome-left-behind' })
    expect(bornAt(registered?.envelope.$causationId ?? '')).toBe(good.updated_at.getTime())

    // It was not noted that it is done.
    await identities('identity.users').where({ id: good.id }).update({ welcome_due: true })
    await identities('identity.users').where({ id: bad.id }).delete()
    expect((await look(() => false))?.commandId).toBe(registered?.envelope.$causationId)
    expect(await eventsOf(memberId)).toHaveLength(2)
  })

  it('stays erased, also when it is said to be confirmed', async () => {
    const lee = newcomer({ name: 'Lee', avatarUrl: 'https://pictures.example/lee.png' })
    await aProcess().welcome(lee)
    const erase = { type: 'EraseMember', memberId: lee.memberId, username: Username.parse('lee') } as const
    await handle(member, memberStream(lee.memberId), erase, requestContext('EraseMember', lee.memberId, 'a', systemClock()))
    const before = await typesOf(lee.memberId)
    await aProcess().welcome(lee)
    expect(await typesOf(lee.memberId)).toEqual(before)
  })
})
