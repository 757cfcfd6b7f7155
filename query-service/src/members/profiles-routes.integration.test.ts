import { eventually } from '@debut/testing/eventually.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchOpened } from '@debut/events/launches/launch-events.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  PreferencesChanged,
  RoleRevoked,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { RewardGranted, StreakExtended } from '@debut/events/voting/vote-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-02')

describe('members as they are read', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T22:00:00Z'))
  })
  afterAll(() => story.end())

  const about = ({ memberId }: Member, ...facts: { type: string; data: object }[]) => story.append(`member-${memberId}`, memberId, ...facts)
  const renamed = (member: Member, username: string) => about(member, UsernameChanged({ memberId: member.memberId, username }))

  it('have a page with their streak, their tiers, their votes and what they make', async () => {
    const noor = await story.member('noor')
    const made = await story.launch('paperplane', TODAY, [noor.memberId])
    const liked = await story.launch('kite', TODAY)
    const { memberId } = noor
    await about(noor, MemberNamed({ memberId, name: 'Noor Haddad' }), AvatarChanged({ memberId, avatar: '/avatars/noor.webp' }))
    const streak = [StreakExtended({ memberId, day: TODAY, streak: 5 }), RewardGranted({ memberId, tier: 5 })]
    await story.cast(noor, liked, 1, ...streak)
    const { status, body, headers } = await served.getNow('/api/profiles/noor')
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        memberId,
        username: 'noor',
        name: 'Noor Haddad',
        avatar_url: '/avatars/noor.webp',
        joined: expect.stringMatching(/^2026-03-02T/),
        streak: 5,
        latest_streak: TODAY,
        longest_streak: 5,
        vote_multiplier: 2,
        tier: 5,
        tiers: [5],
        tools: [
          expect.objectContaining({
            toolId: made.toolId,
            slug: 'paperplane',
            makers: [expect.objectContaining({ username: 'noor', name: 'Noor Haddad' })],
          }),
        ],
        votes: 1,
        bio: '',
        links: {},
        points: 0,
        medals: [],
        today: TODAY,
        voteDays: [{ day: TODAY, votes: 1 }],
      },
    })
    expect((await served.get('/api/profiles/NOOR')).body).toMatchObject({ username: 'noor' })
    expect((await served.get('/api/profiles/noor', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    await about(noor, AvatarRemoved({ memberId }), MemberNameRemoved({ memberId }))
    expect((await served.getNow('/api/profiles/noor')).body).toMatchObject({ name: null, avatar_url: '/avatar.svg' })
  })

  it('say what they brought to the stage, the newest first, and nothing that is still to come', async () => {
    const [ivy, YESTERDAY] = [await story.member('ivy'), Day.parse('2026-03-01')]
    const [first, second] = [await story.launch('ladder', YESTERDAY, [ivy.memberId]), await story.launch('lantern', TODAY, [ivy.memberId])]
    await story.launch('lighthouse', Day.parse('2026-03-09'), [ivy.memberId])
    for (const launch of [first, second]) await story.append(`launch-${launch.launchId}`, ivy.memberId, LaunchOpened({ ...launch }))
    const { body } = await served.getNow('/api/profiles/ivy/launches')
    expect(body).toEqual({
      username: 'ivy',
      joined: expect.stringMatching(/^2026-03-02T/),
      launches: [
        expect.objectContaining({ slug: 'lantern', launchId: second.launchId, boardDate: TODAY }),
        expect.objectContaining({ slug: 'ladder', launchId: first.launchId, boardDate: YESTERDAY }),
      ],
    })
    expect((await served.getNow('/api/profiles/ivy')).body).toMatchObject({
      tools: [
        { slug: 'lighthouse', launchedOn: null },
        { slug: 'lantern', launchedOn: TODAY },
        { slug: 'ladder', launchedOn: YESTERDAY },
      ],
    })
    await renamed(ivy, 'ivy-lee')
    expect((await served.getNow('/api/profiles/ivy/launches')).body).toEqual({ moved: 'ivy-lee' })
    expect((await served.get('/api/profiles/no-such-member/launches')).status).toBe(404)
  })

  it.each(['no-such-member', 'a', 'A B', '..', '%00', 'x'.repeat(200)])('have no page under %j', async (name) => {
    expect((await served.get(`/api/profiles/${encodeURIComponent(name)}`)).status).toBe(404)
  })

  it('are found under a name they gave up, which leads to the one they go by, also back again', async () => {
    const mika = await story.member('mika')
    await renamed(mika, 'mika-l')
    await renamed(mika, 'mika-lund')
    expect((await served.getNow('/api/profiles/mika')).body).toEqual({ moved: 'mika-lund' })
    expect((await served.getNow('/api/profiles/mika-l')).body).toEqual({ moved: 'mika-lund' })
    await renamed(mika, 'mika')
    expect((await served.getNow('/api/profiles/mika-lund')).body).toEqual({ moved: 'mika' })
    expect((await served.getNow('/api/profiles/mika')).body).toMatchObject({ username: 'mika' })
  })

  it('say of a name whether it is taken, given up, kept for Debut or none at all; their own is never taken from them', async () => {
    const lena = await story.member('lena')
    await renamed(lena, 'lena-k')
    const taken = async (username: string, token?: string) =>
      (await served.getNow(`/api/user/check-username?username=${encodeURIComponent(username)}`, token === undefined ? {} : { token })).body
    for (const name of ['lena', 'lena-k', 'admin', 'Lena', 'a', '', 'a b', '-a-']) expect(await taken(name)).toBe(true)
    expect(await taken('lena-m')).toBe(false)
    expect([await taken('lena', lena.token), await taken('lena-k', lena.token), await taken('mika', lena.token)]).toEqual([
      false,
      false,
      true,
    ])
    // A member who still owes a second factor does not learn which names were theirs before.
    const half = await story.world.token({ memberId: lena.memberId, username: 'lena-k', roles: [], secondFactorDue: true })
    expect(await taken('lena', half)).toBe(true)
    expect((await served.get('/api/user/check-username')).status).toBe(400)
  })

  it('read what they want by email themselves, as it is until they say otherwise', async () => {
    const aya = await story.member('aya')
    const wants = async () => (await served.getNow('/api/preferences', { token: aya.token })).body
    expect(await wants()).toEqual(DEFAULT_PREFERENCES)
    const { email, inApp } = DEFAULT_PREFERENCES
    const wanted = { email: { ...email, newsletter: true }, inApp: { ...inApp, mention: false }, emailFrequency: 'weekly' } as const
    await about(aya, PreferencesChanged({ memberId: aya.memberId, ...wanted }))
    expect(await wants()).toEqual(wanted)
    const stranger = await story.world.token(story.world.person('stranger'))
    expect((await served.get('/api/preferences', { token: stranger })).status).toBe(404)
  })

  it('lose what a role allowed within a moment of losing it, whatever their token says', async () => {
    const boss = await story.member('boss', 'admin')
    expect((await served.getNow('/api/members')).status).toBe(200)
    const projections = async () => (await served.get('/api/projections', { token: boss.token })).status
    await eventually(async () => expect(await projections()).toBe(200))
    await about(boss, RoleRevoked({ memberId: boss.memberId, role: 'admin', by: boss.memberId }))
    await eventually(async () => expect(await projections()).toBe(403))
    const impostor = await story.world.token(story.world.person('impostor', 'admin'))
    expect((await served.get('/api/projections', { token: impostor })).status).toBe(403)
  })

  it('are nowhere once they are erased: no list, no page, no leaderboard, no sitemap, no name beside what they made', async () => {
    const gone = await story.member('gone')
    const { memberId } = gone
    const launch = await story.launch('left-behind', TODAY, [memberId])
    const liked = await story.launch('liked', TODAY)
    await about(gone, AvatarChanged({ memberId, avatar: '/avatars/gone.webp' }), UsernameChanged({ memberId, username: 'gone-for-good' }))
    await story.cast(gone, liked, 1, StreakExtended({ memberId, day: TODAY, streak: 40 }))
    const paths = ['/api/members', '/api/streaks', '/api/sitemap/members', `/api/tools/${launch.toolId}`]
    const seen = async () => JSON.stringify(await Promise.all(paths.map(async (path) => (await served.getNow(path)).body)))
    // Some of them do not wait for the projection.
    await eventually(async () => expect((await seen()).split('gone-for-good')).toHaveLength(5))
    const { total } = (await served.getNow('/api/members')).body as { total: number }
    await about(gone, MemberErased({ memberId }))
    await eventually(async () => expect(await seen()).not.toContain('gone'))
    expect((await served.getNow('/api/members')).body).toMatchObject({ total: total - 1 })
    for (const name of ['gone', 'gone-for-good']) expect((await served.getNow(`/api/profiles/${name}`)).status).toBe(404)
    expect((await served.getNow('/api/user/get-my-profile', { token: gone.token })).status).toBe(404)
    expect((await served.getNow(`/api/tools/${launch.toolId}`)).body).toMatchObject({
      tool: { makers: [{ memberId, username: null, avatar: null }] },
    })
  })
})
