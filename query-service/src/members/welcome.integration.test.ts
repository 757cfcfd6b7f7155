import { boundariesStream, MemberBlocked } from '@debut/events/boundaries/boundary-events.ts'
import { MemberFollowed } from '@debut/events/follows/follow-events.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased, MemberNamed, memberStream } from '@debut/events/members/member-events.ts'
import { Welcome } from '@debut/events/members/welcome-routes.ts'
import { conductStream, MemberBanned } from '@debut/events/moderation/conduct-events.ts'
import { ToolHidden } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-20')
const LONG_AGO = addDays(TODAY, -30)
const SUFFIXES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

describe('what the welcome offers', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let now: Instant
  let busy: Member
  const makers: Member[] = []
  const launches: Launch[] = []
  const readers: Member[] = []

  const welcome = async ({ token }: Pick<Member, 'token'>) => Welcome.parse((await served.getNow('/api/welcome', { token })).body)
  const launchesFor = async (reader: Member) => (await welcome(reader)).launches.map(({ slug }) => slug)
  const makersFor = async (reader: Member) => (await welcome(reader)).makers.map(({ username }) => username)
  const hide = async (slug: string) => {
    const { toolId } = launches[SUFFIXES.indexOf(slug.slice(-1))]!
    await story.append(`tool-${toolId}`, readers[0]!.memberId, ToolHidden({ toolId, by: null }))
  }
  const banned = (memberId: MemberId, by: MemberId) => MemberBanned({ memberId, by, rule: 'spam', note: null, voidsVotes: null })
  const follow = ({ memberId }: Member, { memberId: followedId }: Pick<Member, 'memberId'>) =>
    story.append(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId }))

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    for (const suffix of SUFFIXES) makers.push(await story.member(`maker-${suffix}`))
    busy = await story.member('busy')
    for (const [index, { memberId }] of makers.entries()) {
      const isShared = index > 0 && index < 9
      launches.push(await story.launch(`kite-${SUFFIXES[index]}`, TODAY, [memberId, ...(isShared ? [busy.memberId] : [])]))
    }
    const before = await story.launch('long-ago', LONG_AGO, [(await story.member('retired')).memberId])
    await story.open(LONG_AGO, [before])
    for (const name of ['ines', 'noor', 'mika']) readers.push(await story.member(name))
    now = story.at('2026-03-20T20:00:00Z')
    await story.open(TODAY, launches)
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  it('is drawn anew for each member, and stays the same all day', async () => {
    const drawn = await Promise.all(readers.map(async (reader) => [await launchesFor(reader), await makersFor(reader)] as const))
    for (const [slugs, names] of drawn) expect([new Set(slugs).size, new Set(names).size]).toEqual([3, 4])
    expect(new Set(drawn.map(([slugs]) => slugs.join(' '))).size).toBe(readers.length)
    expect(new Set(drawn.map(([, names]) => names.join(' '))).size).toBe(readers.length)
    now = toInstant('2026-03-21T06:30:00Z')
    expect([await launchesFor(readers[0]!), await makersFor(readers[0]!)]).toEqual(drawn[0])
    now = toInstant('2026-03-21T20:00:00Z')
    expect(await makersFor(readers[0]!)).not.toEqual(drawn[0]?.[1])
    now = toInstant('2026-03-20T20:00:00Z')
  })

  it('is none of the reader’s own, nothing that is hidden, and no maker who is gone, barred or blocked', async () => {
    for (const suffix of ['j', 'k', 'l']) await hide(`kite-${suffix}`)
    expect(await launchesFor(busy)).toEqual(['kite-a'])
    const reader = await story.member('reader')
    const about = (username: string) => makers.find((maker) => maker.username === `maker-${username}`)!.memberId
    const block = (memberId: MemberId, blockedId: MemberId) =>
      story.append(boundariesStream(memberId), memberId, MemberBlocked({ memberId, blockedId }))
    for (const suffix of ['a', 'b', 'c']) await block(reader.memberId, about(suffix))
    for (const suffix of ['d', 'e', 'f']) await block(about(suffix), reader.memberId)
    await story.append(conductStream(about('g')), reader.memberId, banned(about('g'), reader.memberId))
    await story.append(memberStream(about('h')), about('h'), MemberErased({ memberId: about('h') }))
    expect(new Set(await makersFor(reader))).toEqual(new Set(['maker-i', 'busy']))
    expect(await makersFor(busy)).not.toContain('busy')
  })

  it('says what is done: first what the reader voted for, whom they follow, and whether they said who they are', async () => {
    const reader = await story.member('doer')
    const before = await welcome(reader)
    expect(before).toMatchObject({ verified: true, voted: false, described: false, followed: [], followedOthers: 0 })
    const { memberId } = reader
    const last = before.launches.at(-1)!
    const vote = await story.cast(
      reader,
      launches.find(({ launchId }) => launchId === last.launchId)!,
    )
    const [offered] = before.makers as [Welcome['makers'][number]]
    const others = makers.filter((maker) => !before.makers.some((each) => each.memberId === maker.memberId) && maker.username !== 'maker-a')
    for (const followed of [offered, ...others.slice(0, 2), readers[0]!]) await follow(reader, followed)
    await story.append(memberStream(memberId), memberId, MemberNamed({ memberId, name: 'Doer' }))
    const after = await welcome(reader)
    expect(after.launches[0]).toEqual(last)
    expect(after.makers).toEqual(before.makers)
    expect(after).toMatchObject({ voted: true, described: true, followed: [offered.memberId] })
    expect(after.followedOthers).toBe(2)
    await story.withdraw(vote)
    expect(await welcome(reader)).toMatchObject({ voted: true, launches: before.launches })
    const person = { memberId, username: 'doer', roles: [], verified: false }
    const unconfirmed = await story.world.token(person)
    expect((await welcome({ token: unconfirmed })).verified).toBe(false)
    expect((await served.get('/api/welcome')).status).toBe(401)
  })
})
