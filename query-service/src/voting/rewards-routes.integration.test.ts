import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { AvatarChanged, MemberOnboarded } from '@debut/events/members/member-events.ts'
import { RewardGranted, RewardsAnnounced, StreakExtended } from '@debut/events/voting/vote-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')

describe('what a streak has earned', () => {
  let story: Story
  let now = toInstant('2026-03-02T22:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let ines: Member
  let noor: Member

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    ines = await story.member('ines')
    noor = await story.member('noor')
    const apple = await story.launch('apple', MONDAY)
    const { memberId } = ines
    const stream = `voter-${memberId}`
    await story.append(stream, memberId, ...[5, 25].map((tier) => RewardGranted({ memberId, tier })))
    story.at('2026-03-01T13:00:00Z')
    await story.append(stream, memberId, RewardsAnnounced({ memberId, tiers: [5] }))
    story.at('2026-03-02T20:00:00Z')
    await story.cast(ines, apple, 2, StreakExtended({ memberId, day: MONDAY, streak: 100 }), RewardGranted({ memberId, tier: 100 }))
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  it('is shown tier by tier, with what can be used and the multiplier of today', async () => {
    const path = `/api/members/${ines.memberId}/rewards`
    const { body } = await getNow(path, { token: ines.token })
    expect(body).toMatchObject({
      streak: 100,
      multiplier: 3,
      lottery: true,
      tiers: [
        { streaks: 5, multiplier: 2, grantedAt: '2026-03-01T12:00:00.000Z', announcedAt: '2026-03-01T13:00:00.000Z' },
        { streaks: 25, grantedAt: '2026-03-01T12:00:00.000Z', announcedAt: null },
        { streaks: 50, grantedAt: null, announcedAt: null },
        { streaks: 100, grantedAt: '2026-03-02T20:00:00.000Z', announcedAt: null },
        { streaks: 150, grantedAt: null },
        { streaks: 300, grantedAt: null },
        { streaks: 500, grantedAt: null },
        { streaks: 1000, grantedAt: null },
      ],
      entitlements: [
        { tier: 25, kind: 'discount', percent: 25, on: 'skip_line' },
        { tier: 100, kind: 'avatar-border', border: 1 },
      ],
    })
    now = toInstant('2026-03-04T08:00:00Z')
    expect((await getNow(path, { token: ines.token })).body).toMatchObject({
      streak: 0,
      multiplier: 1,
      lottery: false,
      entitlements: [{}, {}],
    })
    expect((await getNow(path, { token: noor.token })).status).toBe(403)
  })

  it('is in the caller’s own profile, whichever user they name', async () => {
    now = toInstant('2026-03-02T22:00:00Z')
    const profile = async ({ token }: Member) => (await getNow(`/api/user/get-my-profile?userId=${noor.memberId}`, { token })).body
    const readEitherWay = ({ memberId: id }: Member, fields: object) => {
      const said = { id, user_id: id, ...fields }
      return { ...said, profile: said }
    }
    expect(await profile(ines)).toEqual(
      readEitherWay(ines, {
        username: 'ines',
        name: null,
        avatar_url: '/avatar.svg',
        onboarded: false,
        streak: 100,
        latest_streak: MONDAY,
        vote_multiplier: 3,
        tier: 100,
      }),
    )
    expect(await profile(noor)).toEqual(
      readEitherWay(noor, {
        username: 'noor',
        name: null,
        avatar_url: '/avatar.svg',
        onboarded: false,
        streak: 0,
        latest_streak: null,
        vote_multiplier: 1,
        tier: 0,
      }),
    )
    const { memberId } = ines
    await story.append(
      `member-${memberId}`,
      memberId,
      AvatarChanged({ memberId, avatar: '/faces/ines.svg' }),
      MemberOnboarded({ memberId }),
    )
    now = toInstant('2026-03-04T08:00:00Z')
    expect(await profile(ines)).toEqual(
      readEitherWay(ines, {
        username: 'ines',
        name: null,
        avatar_url: '/faces/ines.svg',
        onboarded: true,
        streak: 0,
        latest_streak: MONDAY,
        vote_multiplier: 1,
        tier: 100,
      }),
    )
    const stranger = story.world.person('stranger')
    const asked = await getNow('/api/user/get-my-profile', { token: await story.world.token(stranger) })
    expect(asked).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})
