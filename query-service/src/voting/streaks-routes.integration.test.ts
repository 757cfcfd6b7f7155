import { addDays, Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')
const TUESDAY = Day.parse('2026-03-03')

describe('streaks', () => {
  let story: Story
  let now = toInstant('2026-03-03T22:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let people: Member[]
  let launches: Launch[]

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    people = [await story.member('ines'), await story.member('noor'), await story.member('mika'), await story.member('lapsed')]
    launches = [await story.launch('apple', MONDAY), await story.launch('berry', MONDAY)]
    const voteOn = async (member: Member, launch: Launch, day: Day, streak: number) => {
      story.at(`${day}T20:00:00Z`)
      await story.cast(member, launch, 1, StreakExtended({ memberId: member.memberId, day, streak }))
    }
    const [ines, noor, mika, lapsed] = people as [Member, Member, Member, Member]
    const [apple, berry] = launches as [Launch, Launch]
    await voteOn(lapsed, apple, addDays(MONDAY, -1), 40)
    await voteOn(noor, apple, MONDAY, 7)
    await voteOn(ines, apple, MONDAY, 4)
    await voteOn(ines, berry, TUESDAY, 5)
    await voteOn(mika, apple, TUESDAY, 7)
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const leaders = async (query = '') => {
    const { streaks } = (await getNow(`/api/streaks${query}`)).body as unknown as {
      streaks: { rank: number; username: string; streak: number }[]
    }
    return streaks.map(({ rank, username, streak }) => `${rank} ${username} ${streak}`)
  }

  it('stand on a board as they are shown today: the longest first, the earlier reached before the later', async () => {
    now = toInstant('2026-03-03T22:00:00Z')
    expect(await leaders()).toEqual(['1 noor 7', '2 mika 7', '3 ines 5'])
    expect(await leaders('?limit=1&offset=1')).toEqual(['2 mika 7'])
    expect((await getNow('/api/streaks')).body).toMatchObject({
      today: TUESDAY,
      validUntil: '2026-03-04T08:00:00.000Z',
      streaks: [{ memberId: people[1]?.memberId, longest: 7, latest: MONDAY }, {}, {}],
    })
  })

  it('leave the board with the first midnight of Los Angeles after a missed day, without any event', async () => {
    now = toInstant('2026-03-04T07:59:59Z')
    expect(await leaders()).toHaveLength(3)
    now = toInstant('2026-03-04T08:00:00Z')
    expect(await leaders()).toEqual(['1 mika 7', '2 ines 5'])
    now = toInstant('2026-03-05T08:00:00Z')
    expect(await leaders()).toEqual([])
  })

  it('tell each member their own place, the same as on the board', async () => {
    const placeOf = async ({ memberId, token }: Member) => (await getNow(`/api/members/${memberId}/calendar`, { token })).body['rank']
    now = toInstant('2026-03-03T22:00:00Z')
    expect(await Promise.all(people.map(placeOf))).toEqual([3, 1, 2, null])
    now = toInstant('2026-03-04T08:00:00Z')
    expect(await Promise.all(people.map(placeOf))).toEqual([2, null, 1, null])
  })

  it('have a calendar of the year, for the member alone', async () => {
    now = toInstant('2026-03-05T08:00:00Z')
    const [ines, noor] = people as [Member, Member]
    const path = `/api/members/${ines.memberId}/calendar`
    expect((await getNow(path, { token: ines.token })).body).toEqual({
      year: 2026,
      today: '2026-03-05',
      dailyLimit: 3,
      streak: 0,
      latest: TUESDAY,
      longest: 5,
      rank: null,
      days: [
        { day: MONDAY, votes: 1, streak: 4 },
        { day: TUESDAY, votes: 1, streak: 5 },
      ],
      position: story.last(),
    })
    expect((await getNow(`${path}?year=2025`, { token: ines.token })).body).toMatchObject({ year: 2025, days: [] })
    expect((await getNow(`${path}?year=10000`, { token: ines.token })).status).toBe(400)
    expect((await getNow(path, { token: noor.token })).status).toBe(403)
  })
})
