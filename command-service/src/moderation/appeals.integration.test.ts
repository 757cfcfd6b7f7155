import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { type ActId, actIdOf } from '@debut/events/kernel/act-id.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import type { Role } from '@debut/events/members/role.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Member = Person & { readonly token: string }

describe('an appeal', () => {
  let world: World
  let log: EventStore
  let url: string
  let [admin, moderator, ines]: [Member, Member, Member] = [] as never

  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    url = (await world.commandService()).url
    const projection = await world.projectionService()
    await eventually(async () => expect((await fetch(`${projection.url}/readyz`)).status).toBe(200))
    admin = await appointed('the-admin', 'admin')
    moderator = await appointed('moira', 'moderator')
    ines = await withToken(world.person('ines'))
    expect(await send(ines, 'RegisterMember', { username: 'ines' })).toBe(200)
  })
  afterAll(() => world.close())

  const withToken = async (person: Person): Promise<Member> => ({ ...person, token: await world.token(person) })
  const appointed = async (name: string, ...roles: Role[]) => withToken(await world.appoint(world.person(name, ...roles)))
  /** The code of the refusal, or the status of what was accepted. */
  const send = async (by: Member, type: string, payload: unknown) => {
    const { status, body } = await sendCommand(url, by.token, type, payload)
    return body.code ?? status
  }
  const typesOn = async (stream: string) => (await log.read(stream)).map(({ type }) => type)
  const lastActOf = async (stream: string): Promise<ActId> => actIdOf({ stream, revision: (await log.read(stream)).length - 1 })
  const conductOf = ({ memberId }: Person) => `conduct-${memberId}`
  const appeal = (by: Member, actId: ActId) => send(by, 'MakeAppeal', { actId, text: 'It was a quote.' })
  const answer = (by: Member, of: Member, actId: ActId, outcome: 'upheld' | 'overturned') =>
    send(by, 'AnswerAppeal', { memberId: of.memberId, actId, outcome, text: 'We looked again.' })
  /** A post of hers that the moderator hid. */
  const hiddenPost = async (): Promise<string> => {
    const postId = PostId.parse(newUlid())
    expect(await send(ines, 'PublishPost', { postId, kind: 'shipped', title: null, body: 'Read it.', toolId: null })).toBe(200)
    expect(await send(moderator, 'HidePost', { postId, reason: 'off-topic' })).toBe(200)
    return postStream(postId)
  }

  it('is made by the one whom a sanction concerns, once, and answered by somebody other than the one who decided', async () => {
    expect(await send(moderator, 'WarnMember', { memberId: ines.memberId, rule: 'spam' })).toBe(200)
    const warning = await lastActOf(conductOf(ines))
    expect(await appeal(moderator, warning)).toBe('unknown-act')
    expect(await appeal(ines, warning)).toBe(200)
    expect(await appeal(ines, warning)).toBe('already-appealed')
    expect(await answer(ines, ines, warning, 'overturned')).toBe('forbidden')
    expect(await answer(moderator, ines, warning, 'upheld')).toBe('concerns-you')
    expect(await answer(admin, ines, warning, 'overturned')).toBe(200)
    expect((await typesOn(conductOf(ines))).slice(-2)).toEqual(['AppealAnswered', 'SanctionLifted'])
    expect(await answer(admin, ines, warning, 'upheld')).toBe('appeal-answered')
  })

  it('has a hidden text shown again where it is overturned, and left hidden where it is not', async () => {
    const [overturned, upheld] = [await hiddenPost(), await hiddenPost()]
    for (const stream of [overturned, upheld]) expect(await appeal(ines, await lastActOf(stream))).toBe(200)
    expect(await answer(admin, ines, await lastActOf(upheld), 'upheld')).toBe(200)
    expect(await answer(admin, ines, await lastActOf(overturned), 'overturned')).toBe(200)
    await eventually(async () => expect(await typesOn(overturned)).toEqual(['PostPublished', 'PostHidden', 'PostShown']))
    expect(await typesOn(upheld)).toEqual(['PostPublished', 'PostHidden'])
  })

  it('lets what was decided since stand', async () => {
    const [first, second] = [await hiddenPost(), await hiddenPost()]
    const act = await lastActOf(first)
    expect(await appeal(ines, act)).toBe(200)
    const postId = first.replace('post-', '')
    expect(await send(admin, 'ShowPost', { postId, reason: 'mistake' })).toBe(200)
    expect(await send(admin, 'HidePost', { postId, reason: 'unlawful' })).toBe(200)
    expect(await appeal(ines, await lastActOf(second))).toBe(200)
    expect(await answer(admin, ines, act, 'overturned')).toBe(200)
    expect(await answer(admin, ines, await lastActOf(second), 'overturned')).toBe(200)
    // The answers are carried out in their order.
    await eventually(async () => expect((await typesOn(second)).at(-1)).toBe('PostShown'))
    expect((await typesOn(first)).at(-1)).toBe('PostHidden')
  })

  it('is not of a hiding that was taken back', async () => {
    const stream = await hiddenPost()
    const hiding = await lastActOf(stream)
    expect(await send(moderator, 'ShowPost', { postId: stream.replace('post-', ''), reason: 'mistake' })).toBe(200)
    expect(await appeal(ines, hiding)).toBe('already-undone')
    expect(await appeal(ines, await lastActOf(stream))).toBe('not-appealable')
  })

  it('is of nothing else: neither of an answer, nor of what concerns others, nor of what is unknown', async () => {
    expect(await send(moderator, 'BanTag', { tag: 'scam', reason: 'spam' })).toBe(200)
    expect(await appeal(ines, await lastActOf('tags'))).toBe('unknown-act')
    expect(await appeal(ines, actIdOf({ stream: conductOf(ines), revision: 2 }))).toBe('appeal-of-appeal')
    expect(await appeal(ines, actIdOf({ stream: 'post-none', revision: 0 }))).toBe('unknown-act')
    expect(await send(ines, 'MakeAppeal', { actId: 'none', text: 'Hm.' })).toBe('invalid')
    expect(await send(ines, 'MakeAppeal', { actId: await lastActOf('tags'), text: ' ' })).toBe('invalid')
  })

  it('is made once, also where it is sent twice at the same moment', async () => {
    expect(await send(moderator, 'WarnMember', { memberId: ines.memberId, rule: 'spam' })).toBe(200)
    const warning = await lastActOf(conductOf(ines))
    const codes = await Promise.all([appeal(ines, warning), appeal(ines, warning)])
    expect(codes.toSorted()).toEqual([200, 'already-appealed'])
  })

  it('may have lines, and no more than 2,000 characters', async () => {
    const act = await lastActOf(await hiddenPost())
    expect(await send(ines, 'MakeAppeal', { actId: act, text: 'x'.repeat(100_000) })).toBe('too-large')
    expect(await send(ines, 'MakeAppeal', { actId: act, text: 'x'.repeat(2_001) })).toBe('invalid')
    expect(await send(ines, 'MakeAppeal', { actId: act, text: 'It was a quote.\n\nAnd a good one.' })).toBe(200)
    expect(await send(moderator, 'WarnMember', { memberId: ines.memberId, rule: 'spam', note: 'x'.repeat(100_000) })).toBe('too-large')
  })

  it('is no longer made by a member whose account is erased', async () => {
    const olga = await withToken(world.person('olga'))
    expect(await send(olga, 'RegisterMember', { username: 'olga' })).toBe(200)
    expect(await send(moderator, 'WarnMember', { memberId: olga.memberId, rule: 'spam' })).toBe(200)
    const warning = await lastActOf(conductOf(olga))
    expect(await send(olga, 'EraseMember', { username: 'olga' })).toBe(200)
    expect(await appeal(olga, warning)).toBe('erased')
    expect(await answer(admin, olga, warning, 'upheld')).toBe('erased')
    expect(await send(moderator, 'WarnMember', { memberId: olga.memberId, rule: 'spam', note: 'Hm.' })).toBe('unknown-member')
    expect(await send(admin, 'LiftSanction', { memberId: olga.memberId, actId: warning, reason: 'mistake' })).toBe(200)
  })

  it('leaves the moderators out of what its member exports', async () => {
    const response = await fetch(`${url}/api/members/${ines.memberId}/export`, { headers: { authorization: `Bearer ${ines.token}` } })
    const exported = await response.text()
    for (const what of ['MemberWarned', 'AppealAnswered', 'PostHidden', 'We looked again.']) expect(exported).toContain(what)
    for (const { memberId } of [moderator, admin]) expect(exported).not.toContain(memberId)
    const { events } = JSON.parse(exported) as { events: { type: string; data: object }[] }
    expect(events.find(({ type }) => type === 'MemberWarned')?.data).toEqual({ memberId: ines.memberId, rule: 'spam', note: null })
  })

  it('of a ban waits where there is no admin beside the one who decided', async () => {
    const noor = await withToken(world.person('noor'))
    expect(await send(noor, 'RegisterMember', { username: 'noor' })).toBe(200)
    expect(await send(admin, 'BanMember', { memberId: noor.memberId, rule: 'hate' })).toBe(200)
    const ban = await lastActOf(conductOf(noor))
    expect(await appeal(noor, ban)).toBe(200)
    expect(await answer(moderator, noor, ban, 'overturned')).toBe('decided-by-admin')
    expect(await answer(admin, noor, ban, 'overturned')).toBe('concerns-you')
    expect(await answer(await appointed('new-admin', 'admin'), noor, ban, 'overturned')).toBe(200)
    await eventually(async () => expect(await send(noor, 'FollowMember', { memberId: ines.memberId })).toBe(200))
  })
})
