import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import type { Role } from '@debut/events/members/role.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Member = Person & { readonly token: string }

describe('a sanction', () => {
  let world: World
  let log: EventStore
  /** Two instances, each with a memory of its own. */
  let urls: [string, string]
  let [admin, moderator]: [Member, Member] = [] as never
  let now = systemClock()
  const clock: Clock = () => now

  beforeAll(async () => {
    world = await startWorld({ clock })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    urls = [(await world.commandService()).url, (await world.commandService()).url]
    admin = await appointed('the-admin', 'admin')
    moderator = await appointed('moira', 'moderator')
  })
  afterAll(() => world.close())

  const LIFETIME_SECONDS = 400 * 86_400
  const withToken = async (person: Person): Promise<Member> => ({ ...person, token: await world.token(person, LIFETIME_SECONDS) })
  const appointed = async (name: string, ...roles: Role[]) => withToken(await world.appoint(world.person(name, ...roles)))
  /** The code of the refusal, or the status of what was accepted. */
  const send = async (by: Member, type: string, payload: unknown, url = urls[0]) => {
    const id = commandIdAt(now)
    const { status, body } = await sendCommand(url, by.token, type, payload, id)
    return body.code ?? status
  }
  const member = async (username: string): Promise<Member> => {
    const person = await withToken(world.person(username))
    expect(await send(person, 'RegisterMember', { username })).toBe(200)
    return person
  }
  const follow = (by: Member, url?: string) => send(by, 'FollowMember', { memberId: admin.memberId }, url)
  const upload = async ({ token }: Member) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(8)]), 'me.png')
    const response = await fetch(`${urls[0]}/api/profile/avatar`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
    return ((await response.json()) as { code: string }).code
  }
  const conductOf = async ({ memberId }: Person) => (await log.read(`conduct-${memberId}`)).map(({ type, data }) => ({ type, data }))
  const lastAct = async ({ memberId }: Person) => {
    const stream = `conduct-${memberId}`
    return actIdOf({ stream, revision: (await log.read(stream)).length - 1 })
  }
  const sanctionOf = ({ memberId }: Person) => ({ memberId, rule: 'spam' })

  it('of a warning does not keep the member from acting, and its note is sealed', async () => {
    const ines = await member('ines')
    expect(await send(moderator, 'WarnMember', { ...sanctionOf(ines), note: 'Five times the same.' })).toBe(200)
    expect(await follow(ines)).toBe(200)
    expect(JSON.stringify(await conductOf(ines))).not.toContain('Five times')
  })

  it('of a suspension keeps the member from acting on every instance, until it is over', async () => {
    const noor = await member('noor')
    for (const url of urls) expect(await follow(noor, url)).toBe(200)
    expect(await send(moderator, 'SuspendMember', { ...sanctionOf(noor), days: 7 })).toBe(200)
    await eventually(async () => expect(await follow(noor, urls[1])).toBe('suspended'))
    expect(await follow(noor)).toBe('suspended')
    expect(await upload(noor)).toBe('suspended')
    const begun = now
    now = now.plus({ days: 8 })
    for (const url of urls) expect(await follow(noor, url)).toBe(200)
    now = begun
  })

  it('says until when it holds', async () => {
    const lena = await member('lena')
    expect(await send(moderator, 'SuspendMember', { ...sanctionOf(lena), days: 1 })).toBe(200)
    const { body } = await sendCommand(urls[0], lena.token, 'FollowMember', { memberId: admin.memberId }, commandIdAt(now))
    const until = now.plus({ days: 1 }).toUTC().toFormat('d LLL yyyy, HH:mm')
    expect(body).toMatchObject({ code: 'suspended', details: [{ path: 'until', message: `You can take part again from ${until} UTC.` }] })
  })

  it('of a ban leaves what takes back, deletes, exports and erases', async () => {
    const aya = await member('aya')
    const postId = newUlid()
    await follow(aya)
    expect(await send(admin, 'BanMember', sanctionOf(aya))).toBe(200)
    await eventually(async () => expect(await follow(aya)).toBe('banned'))
    expect(await send(aya, 'CastVote', { launchId: newUlid() })).toBe('banned')
    expect(await send(aya, 'WriteComment', { commentId: postId, postId, toolId: null, parentId: null, body: 'Hello.' })).toBe('banned')
    expect(await send(aya, 'UnfollowMember', { memberId: admin.memberId })).toBe(200)
    expect(await send(aya, 'DeletePost', { postId })).toBe('unknown-post')
    const exported = await fetch(`${urls[0]}/api/members/${aya.memberId}/export`, { headers: { authorization: `Bearer ${aya.token}` } })
    // No read model runs here: the export waits for one, and is not refused.
    expect([exported.status, await upload(aya)]).toEqual([503, 'banned'])
    expect(await send(aya, 'EraseMember', { username: 'aya' })).not.toBe('banned')
  })

  it('is lifted, and the member acts again on every instance', async () => {
    const kai = await member('kai')
    expect(await send(admin, 'BanMember', sanctionOf(kai))).toBe(200)
    for (const url of urls) await eventually(async () => expect(await follow(kai, url)).toBe('banned'))
    const lift = { memberId: kai.memberId, actId: await lastAct(kai), reason: 'mistake' }
    expect(await send(moderator, 'LiftSanction', lift)).toBe('decided-by-admin')
    expect(await send(admin, 'LiftSanction', lift)).toBe(200)
    for (const url of urls) await eventually(async () => expect(await follow(kai, url)).toBe(200))
  })

  it('is for those who may, of those whom it may be of', async () => {
    const mika = await member('mika')
    const other = await appointed('morgan', 'moderator')
    expect(await send(mika, 'WarnMember', sanctionOf(moderator))).toBe('forbidden')
    expect(await send(moderator, 'BanMember', sanctionOf(mika))).toBe('forbidden')
    expect(await send(moderator, 'WarnMember', sanctionOf(moderator))).toBe('concerns-you')
    expect(await send(admin, 'BanMember', sanctionOf(admin))).toBe('concerns-you')
    expect(await send(moderator, 'WarnMember', sanctionOf(other))).toBe('sanction-moderator')
    expect(await send(admin, 'WarnMember', sanctionOf(other))).toBe(200)
    expect(await send(moderator, 'WarnMember', sanctionOf(admin))).toBe('sanction-admin')
    expect(await send(moderator, 'WarnMember', sanctionOf(world.person('unknown')))).toBe('unknown-member')
    for (const days of [0, 91, 1.5]) expect(await send(moderator, 'SuspendMember', { ...sanctionOf(mika), days })).toBe('invalid')
    expect(await send(moderator, 'WarnMember', { memberId: mika.memberId, rule: 'dislike' })).toBe('invalid')
  })
})
