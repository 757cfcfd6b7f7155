import { MemberFollowed } from '@debut/events/follows/follow-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased, MemberNamed } from '@debut/events/members/member-events.ts'
import { MakerInvited } from '@debut/events/tools/tool-events.ts'
import { RewardGranted, StreakExtended } from '@debut/events/voting/vote-events.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Checkpoints } from './kernel/checkpoints.ts'
import type { TopicFamily } from './kernel/live/topic.ts'
import { membersTopic } from './members/members-topic.ts'
import { notificationsTopic } from './notifications/notifications-topic.ts'
import { type Launch, type Member, startStory, type Story } from './testing/story.ts'

const TODAY = Day.parse('2026-03-02')

let story: Story
let served: Awaited<ReturnType<Story['serve']>>
let ines: Member
let tomasz: Member
let kite: Launch
let lamp: Launch

beforeAll(async () => {
  story = await startStory()
  ines = await story.member('ines')
  tomasz = await story.member('tomasz')
  await story.append(`member-${ines.memberId}`, ines.memberId, MemberNamed({ memberId: ines.memberId, name: 'Inês Moura' }))
  kite = await story.launch('kite', TODAY, [tomasz.memberId, ines.memberId])
  lamp = await story.launch('lamp', TODAY, [tomasz.memberId])
  const { memberId } = ines
  const granted = [5, 25, 50, 100].map((tier) => RewardGranted({ memberId, tier }))
  await story.cast(ines, lamp, 2, StreakExtended({ memberId, day: TODAY, streak: 100 }), ...granted)
  await follow(ines, tomasz)
  await follow(tomasz, ines)
  const invited = MakerInvited({ toolId: lamp.toolId, memberId, by: tomasz.memberId })
  await story.append(`tool-${lamp.toolId}`, tomasz.memberId, invited)
  await story.project()
  served = await story.serve(() => toInstant('2026-03-02T22:00:00Z'))
})
afterAll(() => story.end())

const follow = ({ memberId }: Member, { memberId: followedId }: Member) =>
  story.append(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId }))

/** The tiers that an answer says of members, by their names. */
const tiersIn = (answer: unknown): Record<string, number> => {
  if (typeof answer !== 'object' || answer === null) return {}
  const nested = Object.values(answer).map(tiersIn)
  const own = 'tier' in answer && 'username' in answer ? { [String(answer.username)]: Number(answer.tier) } : {}
  return Object.assign({}, ...nested, own)
}
const tiersAt = async (path: string, member?: Member) => {
  const { status, body } = await served.getNow(path, member === undefined ? {} : { token: member.token })
  expect(status).toBe(200)
  return tiersIn(body)
}

/** Returns the names that an answer gives members, by username. */
const namesIn = (answer: unknown): Record<string, unknown> => {
  if (typeof answer !== 'object' || answer === null) return {}
  const own = 'name' in answer && 'username' in answer ? { [String(answer.username)]: answer.name } : {}
  return Object.assign({}, ...Object.values(answer).map(namesIn), own)
}

it('says what members are called wherever their face is drawn, and to themselves', async () => {
  const namesAt = async (path: string, member?: Member) =>
    namesIn((await served.getNow(path, member === undefined ? {} : { token: member.token })).body)
  const both = { ines: 'Inês Moura', tomasz: null }
  for (const path of ['/api/members', '/api/makers', '/api/tools/kite', '/api/profiles/tomasz'])
    expect([path, await namesAt(path)]).toEqual([path, both])
  for (const path of [
    '/api/streaks',
    '/api/search?q=ines',
    `/api/follows/members/${tomasz.memberId}/followers`,
    `/api/follows/members/${tomasz.memberId}/following`,
  ])
    expect([path, await namesAt(path)]).toEqual([path, { ines: 'Inês Moura' }])
  for (const path of ['/api/own-page', '/api/user/get-my-profile', `/api/members/${ines.memberId}`])
    expect([path, await namesAt(path, ines)]).toEqual([path, { ines: 'Inês Moura' }])
  expect(await namesAt('/api/your-tools', tomasz)).toEqual(both)
})

it('says the highest tier of each member wherever their face is drawn', async () => {
  expect(await tiersAt('/api/members')).toEqual({ ines: 100, tomasz: 0 })
  expect(await tiersAt('/api/tools/kite')).toEqual({ ines: 100, tomasz: 0 })
  expect(await tiersAt('/api/streaks')).toEqual({ ines: 100 })
  expect(await tiersAt('/api/profiles/ines')).toEqual({ ines: 100 })
  expect(await tiersAt('/api/profiles/tomasz')).toEqual({ tomasz: 0 })
  expect(await tiersAt('/api/search?q=ines')).toEqual({ ines: 100 })
  expect(await tiersAt(`/api/follows/members/${tomasz.memberId}/followers`)).toEqual({ ines: 100 })
  expect(await tiersAt(`/api/follows/members/${tomasz.memberId}/following`)).toEqual({ ines: 100 })
})

it('says it to members of themselves, of those who are with them on a tool, and of those who notify them', async () => {
  for (const { member, tier } of [
    { member: ines, tier: 100 },
    { member: tomasz, tier: 0 },
  ])
    for (const path of ['/api/own-page', '/api/user/get-my-profile', `/api/members/${member.memberId}`])
      expect([path, await tiersAt(path, member)]).toEqual([path, { [member.username]: tier }])
  expect(await tiersAt('/api/tools/kite/unlisted', tomasz)).toEqual({ ines: 100, tomasz: 0 })
  expect(await tiersAt('/api/notifications', tomasz)).toEqual({ ines: 100 })
  const { tools } = (await served.getNow('/api/your-tools', { token: tomasz.token })).body as { tools: object[] }
  expect(tools).toMatchObject([
    { toolId: lamp.toolId, makers: [{ username: 'tomasz', tier: 0 }], invited: [{ username: 'ines', tier: 100 }] },
    {
      toolId: kite.toolId,
      makers: [
        { username: 'tomasz', tier: 0 },
        { username: 'ines', tier: 100 },
      ],
      invited: [],
    },
  ])
})

it('says it in live messages, too', async () => {
  const database = openDatabase({ url: story.world.settings.DATABASE_URL, name: 'test' })
  story.world.closing({ close: () => database.destroy() })
  const checkpoints = new Checkpoints(database, story.bus, story.world.logger)
  await checkpoints.refresh()
  const tiersOf = async (family: TopicFamily, { memberId }: Member) => {
    const topic = await family.find(undefined, { memberId, roles: [], verified: true, expiresAt: 0, provenAt: 0 })
    return 'since' in topic ? tiersIn(await topic.since(0, 10)) : undefined
  }
  expect(await tiersOf(membersTopic({ database, checkpoints }), ines)).toEqual({ ines: 100, tomasz: 0 })
  expect(await tiersOf(notificationsTopic({ database, checkpoints }), tomasz)).toEqual({ ines: 100 })
})

it('follows a member who reaches the next tier', async () => {
  const { memberId } = ines
  await story.append(`voter-${memberId}`, memberId, RewardGranted({ memberId, tier: 150 }))
  expect(await tiersAt('/api/tools/kite')).toEqual({ ines: 150, tomasz: 0 })
})

it('says nothing of members who were erased', async () => {
  const { memberId } = ines
  await story.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
  expect((await served.getNow('/api/tools/kite')).body).toMatchObject({ tool: { makers: [{}, { username: null, name: null, tier: 0 }] } })
})
