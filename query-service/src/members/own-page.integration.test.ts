import { eventually } from '@debut/testing/eventually.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberRegistered, RoleRevoked } from '@debut/events/members/member-events.ts'
import { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-02')
const BEFORE = Day.parse('2026-03-01')

describe('what a page shows of its reader', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T22:00:00Z'))
  })
  afterAll(() => story.end())

  const ownPage = async (token: string) => OwnPage.parse((await served.getNow('/api/own-page', { token })).body)
  const said = async (path: string, { token }: Pick<Member, 'token'>) => (await served.getNow(path, { token })).body

  it('is what the three routes say that tell it one by one', async () => {
    const ines = await story.member('ines')
    const [first, second, third] = [
      await story.launch('kite', TODAY),
      await story.launch('reel', BEFORE),
      await story.launch('sail', TODAY),
    ]
    story.at('2026-03-01T20:00:00Z')
    await story.cast(ines, second, 1, StreakExtended({ memberId: ines.memberId, day: BEFORE, streak: 5 }))
    story.at('2026-03-02T20:00:00Z')
    await story.cast(ines, first, 2, StreakExtended({ memberId: ines.memberId, day: TODAY, streak: 6 }))
    await story.withdraw(await story.cast(ines, third, 2))
    const page = await ownPage(ines.token)
    const profile = await said('/api/user/get-my-profile', ines)
    expect(profile['profile']).toEqual({ id: ines.memberId, user_id: ines.memberId, ...page.profile })
    expect(page.profile).toMatchObject({ username: 'ines', streak: 6, vote_multiplier: 2 })
    expect(page.daily).toEqual(await said('/api/votes/daily-count', ines))
    const { votes } = (await said(`/api/members/${ines.memberId}/votes`, ines)) as { votes: OwnPage['votes'] }
    expect(page.votes).toEqual(votes.map(({ launchId, weight, countsOn }) => ({ launchId, weight, countsOn })))
    expect(page.votes.map(({ launchId, countsOn }) => [launchId, countsOn])).toEqual([
      [first.launchId, TODAY],
      [second.launchId, BEFORE],
    ])
    expect(page.position).toBeGreaterThanOrEqual(story.last())
  })

  it('waits for what its reader has just done, without being asked to', async () => {
    const noor = await story.member('noor')
    const launch = await story.launch('lamp', TODAY)
    const before = await ownPage(noor.token)
    expect([before.votes, before.acted]).toEqual([[], undefined])
    const { position } = await story.cast(noor, launch)
    story.bus.publish('accepted', [{ memberId: noor.memberId, position }])
    const asked = async () => OwnPage.parse((await served.get('/api/own-page', { token: noor.token })).body)
    await eventually(async () => expect((await asked()).acted).toBe(true))
    expect((await asked()).votes).toMatchObject([{ launchId: launch.launchId, weight: 1 }])
  })

  it('has no profile for a member who has no name, and no votes for one who has not voted', async () => {
    const nameless = story.world.person('nameless')
    const memberId = MemberId.parse(nameless.memberId)
    const nothing = { profile: null, daily: { date: TODAY, count: 0 }, votes: [], position: expect.any(Number) }
    expect(await ownPage(await story.world.token(nameless))).toEqual(nothing)
    await story.append(`member-${memberId}`, memberId, MemberRegistered({ memberId, username: null }))
    expect(await ownPage(await story.world.token(nameless))).toEqual(nothing)
  })

  it('says who may moderate by the roles they hold, whatever their token says', async () => {
    const boss = await story.member('boss', 'admin')
    const { memberId, ...person } = story.world.person('pretender', 'admin')
    const pretender = MemberId.parse(memberId)
    await story.append(`member-${pretender}`, pretender, MemberRegistered({ memberId: pretender, username: 'pretender' }))
    const claimed = await story.world.token({ memberId, ...person })
    const analyst = await story.member('numbers', 'analyst')
    const moderator = await story.member('moira', 'moderator')
    expect(await ownPage(boss.token)).toMatchObject({ mayModerate: true, mayAdminister: true })
    expect((await ownPage(moderator.token)).mayModerate).toBe(true)
    expect((await ownPage(moderator.token)).mayAdminister).toBeUndefined()
    expect((await ownPage(claimed)).mayModerate).toBeUndefined()
    expect((await ownPage(analyst.token)).mayModerate).toBeUndefined()
    expect((await ownPage(analyst.token)).mayAnalyse).toBe(true)
    expect((await ownPage(moderator.token)).mayAnalyse).toBeUndefined()
    const { memberId: bossId } = boss
    await story.append(`member-${bossId}`, pretender, RoleRevoked({ memberId: bossId, role: 'admin', by: pretender }))
    expect((await ownPage(boss.token)).mayModerate).toBeUndefined()
  })

  it('is for its member only, and never kept', async () => {
    expect((await served.get('/api/own-page')).status).toBe(401)
    const lena = await story.member('lena')
    const { headers, body } = await served.getNow(`/api/own-page?userId=${(await story.member('mika')).memberId}`, { token: lena.token })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(OwnPage.parse(body).profile?.username).toBe('lena')
  })
})
