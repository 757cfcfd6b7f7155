import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

/** The clocks go forward on this day: it has 23 hours and 92 quarters. */
const SUNDAY = Day.parse('2026-03-08')

describe('a launch', () => {
  let story: Story
  let now = toInstant('2026-03-08T22:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let people: Record<'maker' | 'voter' | 'another' | 'admin' | 'analyst', Member>
  let apple: Launch
  let berry: Launch

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    people = {
      maker: await story.member('ada'),
      voter: await story.member('benno'),
      another: await story.member('carla'),
      admin: await story.member('the-admin', 'admin'),
      analyst: await story.member('the-analyst', 'analyst'),
    }
    const { maker, voter, another, admin } = people
    apple = await story.launch('apple', SUNDAY, [maker.memberId])
    berry = await story.launch('berry', SUNDAY, [voter.memberId])
    story.at('2026-03-08T08:00:00Z')
    await story.open(SUNDAY, [apple, berry])
    story.at('2026-03-08T08:20:00Z')
    await story.cast(voter, apple, 2)
    const withdrawn = await story.cast(admin, apple, 3)
    story.at('2026-03-08T10:01:00Z')
    await story.withdraw(withdrawn)
    // An hour after the last, and the second hour of this day: the one between was left out.
    const voided = await story.cast(another, apple)
    await story.void(voided)
    await story.cast(admin, apple, 2)
    await story.cast(maker, berry, 5)
    const held = await story.cast(another, berry)
    await story.hold(held)
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const launch = async ({ launchId }: Launch) => (await getNow(`/api/launches/${launchId}`)).body
  const why = ({ launchId }: Launch, { token }: Member, query = '') => getNow(`/api/launches/${launchId}/why${query}`, { token })

  it('shows where it stands in each period, how far it is behind, and its points by the quarter of an hour', async () => {
    now = toInstant('2026-03-08T11:30:00Z')
    await expect(launch(apple)).resolves.toMatchObject({ hidden: true })
    now = toInstant('2026-03-08T12:00:00Z')
    const body = await launch(apple)
    const standing = { rank: 2, of: 2, points: 4, voters: 2, behind: 1, ahead: null }
    expect(body).toMatchObject({
      launch: { launchId: apple.launchId, toolId: apple.toolId, boardDate: SUNDAY, lane: 'free', state: 'live' },
      hidden: false,
      revealAt: '2026-03-08T12:00:00.000Z',
      standing: {
        day: { start: SUNDAY, ...standing },
        week: { start: '2026-03-02', ...standing },
        month: { start: '2026-03-01', ...standing },
        year: { start: '2026-01-01', ...standing },
      },
      position: story.last(),
    })
    const { points, ...curve } = body['curve'] as { points: number[] }
    expect(curve).toEqual({ from: '2026-03-08T08:00:00.000Z', everyMinutes: 15 })
    expect(points).toEqual([0, 2, 2, 2, 2, 2, 2, 2, ...Array.from({ length: 8 }, () => 4)])
    expect(await launch(berry)).toMatchObject({ standing: { day: { rank: 1, behind: null, ahead: 1 } } })
  })

  it('has a curve of 92 quarters on a day of 23 hours', async () => {
    now = toInstant('2026-03-10T12:00:00Z')
    const { curve } = (await launch(apple)) as { curve: { points: number[] } }
    expect(curve.points).toHaveLength(92)
    expect(curve.points.at(-1)).toBe(4)
  })

  it('shows nothing of its points while they are hidden, not even to its makers', async () => {
    now = toInstant('2026-03-08T11:59:59Z')
    const body = await launch(apple)
    expect(body).toMatchObject({ hidden: true, curve: null, revealAt: '2026-03-08T12:00:00.000Z' })
    for (const standing of Object.values(body['standing'] as object)) {
      expect(standing).toMatchObject({ rank: null, of: 2, points: null, voters: null, behind: null, ahead: null })
    }
    expect((await why(apple, people.maker)).body).toMatchObject({
      hidden: true,
      explained: null,
      revealAt: '2026-03-08T12:00:00.000Z',
      standing: { rank: null, points: null },
    })
  })

  it('shows its makers what became of its votes, by weight and by the hour, and what parts it from the next', async () => {
    now = toInstant('2026-03-08T12:00:00Z')
    const { status, headers, body } = await why(apple, people.maker)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      period: 'day',
      start: SUNDAY,
      hidden: false,
      standing: { rank: 2, of: 2, points: 4, behind: 1, ahead: null },
    })
    expect(body['explained']).toEqual({
      votes: [
        { state: 'counted', weight: 2, votes: 2, points: 4 },
        { state: 'voided', weight: 1, votes: 1, points: 1 },
        { state: 'withdrawn', weight: 3, votes: 1, points: 3 },
      ],
      over: [
        { from: '2026-03-08T08:00:00.000Z', counted: 1, held: 0, voided: 0, withdrawn: 1, points: 2 },
        { from: '2026-03-08T10:00:00.000Z', counted: 1, held: 0, voided: 1, withdrawn: 0, points: 2 },
      ],
    })
    for (const { memberId, username } of Object.values(people)) {
      expect(JSON.stringify(body)).not.toContain(memberId)
      expect(JSON.stringify(body)).not.toContain(username)
    }
  })

  it('counts by the day where a longer period is asked for, with what was withdrawn once that was over', async () => {
    story.at('2026-03-09T20:00:00Z')
    const late = await story.cast(people.voter, berry, 2)
    now = toInstant('2026-03-20T12:00:00Z')
    story.at('2026-03-20T11:00:00Z')
    await story.withdraw(late)
    const over = async (period: string) =>
      ((await why(berry, people.voter, `?period=${period}`)).body['explained'] as { over: object[] }).over
    const sunday = { from: '2026-03-08T08:00:00.000Z', counted: 1, held: 1, voided: 0, withdrawn: 0, points: 5 }
    expect(await over('week')).toEqual([sunday])
    expect(await over('month')).toEqual([
      sunday,
      { from: '2026-03-09T07:00:00.000Z', counted: 0, held: 0, voided: 0, withdrawn: 1, points: 0 },
    ])
  })

  it('explains itself to its makers, admins and analysts only', async () => {
    const statuses = async (of: Launch) =>
      Promise.all(
        (['maker', 'voter', 'another', 'admin', 'analyst'] as const).map(async (name) => {
          const { status, body } = await why(of, people[name])
          return status === 200 ? `${name} 200` : `${name} ${status} ${String(body['code'])}`
        }),
      )
    expect(await statuses(apple)).toEqual(['maker 200', 'voter 403 forbidden', 'another 403 forbidden', 'admin 200', 'analyst 200'])
    expect(await statuses({ ...apple, launchId: berry.launchId })).toEqual([
      'maker 403 forbidden',
      'voter 200',
      'another 403 forbidden',
      'admin 200',
      'analyst 200',
    ])
    expect((await getNow(`/api/launches/${apple.launchId}/why`)).status).toBe(401)
  })

  it('is unknown where there is none', async () => {
    expect((await getNow(`/api/launches/${story.world.newUlid()}`)).body).toMatchObject({ code: 'unknown-launch' })
    expect((await getNow(`/api/launches/${story.world.newUlid()}/why`, { token: people.admin.token })).status).toBe(404)
    expect((await getNow('/api/launches/apple')).status).toBe(400)
    expect((await why(apple, people.maker, '?period=decade')).status).toBe(400)
  })

  it('that is only scheduled stands nowhere yet', async () => {
    const later = await story.launch('later', Day.parse('2026-04-01'))
    expect(await launch(later)).toMatchObject({ launch: { state: 'scheduled' }, standing: {}, curve: null, hidden: true })
  })
})
