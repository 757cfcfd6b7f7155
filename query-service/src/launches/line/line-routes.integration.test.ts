import { addDays, Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchAwaited, LaunchNotAwaited } from '@debut/events/launches/awaiting-events.ts'
import { SlotAssigned, SlotReleased } from '@debut/events/launches/launch-day-events.ts'
import {
  LaunchDisqualified,
  LaunchQueued,
  LaunchReinstated,
  LaunchRescheduled,
  LaunchScheduled,
  LaunchWithdrawn,
} from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { LineJoined, LineLeft, WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { ToolHidden, ToolListed } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../../testing/story.ts'

const TODAY = Day.parse('2026-03-02')
const TOMORROW = addDays(TODAY, 1)
const NEXT = addDays(TODAY, 2)

interface Attempt {
  readonly toolId: ToolId
  readonly launchId: LaunchId
  readonly ownerId: MemberId
  readonly slug: string
}

describe('the waiting line', () => {
  let story: Story
  let now = toInstant('2026-03-02T20:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let people: Record<'maker' | 'another' | 'onlooker', Member>
  const attempts: Record<string, Attempt> = {}

  const join = async (slug: string, ownerId: MemberId, notBefore: Day | null = null) => {
    const attempt = { toolId: ToolId.parse(story.world.newUlid()), launchId: LaunchId.parse(story.world.newUlid()), ownerId, slug }
    const { toolId, launchId } = attempt
    attempts[slug] = attempt
    const card = { slug, name: slug.toUpperCase(), tagline: `Does what ${slug} does`, url: `https://${slug}.example/` }
    const face = { category: 'design', pricing: 'free' } as const
    const rest = { ...face, tags: ['ai'], logo: `/api/drawings/logos/${slug}.svg`, ...NO_STORY }
    await story.append(`tool-${toolId}`, ownerId, ToolListed({ toolId, ownerId, makers: [ownerId], ...card, ...rest }))
    await line(LineJoined({ launchId, toolId, ownerId, because: 'submitted', notBefore, whatChanged: null }))
    await story.append(`launch-${launchId}`, ownerId, LaunchQueued({ launchId, toolId, ownerId, whatChanged: null }))
    return attempt
  }
  const line = (event: { type: string; data: object }) => story.append(WAITING_LINE, 'process:keep-line', event)
  const assign = ({ launchId, toolId }: Pick<Attempt, 'launchId' | 'toolId'>, day: Day, lane: 'free' | 'paid' = 'free') =>
    story.append(`launchDay-${day}`, 'process:keep-line', SlotAssigned({ day, launchId, toolId, lane }))
  const give = async (attempt: Attempt, boardDate: Day) => {
    const { launchId, toolId, ownerId } = attempt
    await assign(attempt, boardDate)
    await story.append(`launch-${launchId}`, ownerId, LaunchScheduled({ launchId, toolId, boardDate, lane: 'free' }))
    await line(LineLeft({ launchId, toolId, because: 'scheduled', day: boardDate }))
  }
  const fill = async (day: Day, places: number) => {
    for (let place = 0; place < places; place++)
      await assign({ launchId: LaunchId.parse(story.world.newUlid()), toolId: ToolId.parse(story.world.newUlid()) }, day)
  }
  const named = (neighbours: unknown) => (neighbours as { slug: string }[]).map(({ slug }) => slug)
  const of = (slug: string) => attempts[slug]!
  const place = async (slug: string, { token }: Member = people.maker) =>
    (await getNow(`/api/launches/${of(slug).launchId}/place`, { token })).body
  const upcoming = async (query = '') =>
    ((await getNow(`/api/launches/upcoming${query}`)).body['days'] as { day: Day; launches: { slug: string }[] }[]).map(
      ({ day, launches }) => `${day} ${launches.map(({ slug }) => slug).join(' ')}`,
    )

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    people = {
      maker: await story.member('ada'),
      another: await story.member('benno'),
      onlooker: await story.member('carla'),
    }
    const { maker, another } = people
    await fill(TOMORROW, 8)
    await give(await join('kite', another.memberId), TOMORROW)
    await give(await join('reel', another.memberId), TOMORROW)
    await give(await join('lamp', maker.memberId), NEXT)
    await fill(NEXT, 8)
    await join('sail', another.memberId)
    await join('mast', another.memberId, addDays(TODAY, 4))
    await join('oars', maker.memberId)
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  it('shows those who wait their place, and the day that they will have if nothing changes before them', async () => {
    // Tomorrow is full; the day after has one place more, which the one before takes.
    expect(await place('sail', people.another)).toMatchObject({ state: 'queued', place: 1, estimated: NEXT, boardDate: null, lane: null })
    expect(await place('mast', people.another)).toMatchObject({ place: 2, estimated: '2026-03-06' })
    expect(await place('oars')).toMatchObject({
      place: 3,
      estimated: '2026-03-05',
      sameDay: [],
      changeableUntil: null,
      awaitedBy: 0,
      tool: { slug: 'oars', name: 'OARS' },
      history: [{ what: 'joined', because: 'submitted', day: null }],
    })
  })

  it('shows a launch its day, its neighbours, what comes before it and until when it can be changed', async () => {
    const body = await place('lamp')
    expect(body).toMatchObject({ state: 'scheduled', boardDate: NEXT, lane: 'free', place: null, estimated: null, before: 10 })
    expect(named(body['nearest'])).toEqual(['reel', 'kite'])
    expect(named((await place('mast', people.another))['nearest'])).toEqual(['sail', 'lamp', 'reel', 'kite'])
    expect(await place('mast', people.another)).toMatchObject({ before: 20 })
    // Its day begins at 08:00 UTC: 24 hours earlier nothing can be changed any more.
    expect(body['changeableUntil']).toBe('2026-03-03T08:00:00.000Z')
    expect(named(body['sameDay'])).toEqual(['lamp'])
    expect(named((await place('reel', people.another))['sameDay'])).toEqual(['kite', 'reel'])
    expect((body['history'] as { what: string }[]).map(({ what }) => what)).toEqual(['scheduled', 'joined'])
  })

  it('is a launch’s makers’ alone: to others it is as if there were none', async () => {
    const path = `/api/launches/${of('lamp').launchId}/place`
    expect(await getNow(path, { token: people.another.token })).toMatchObject({ status: 404, body: { code: 'unknown-launch' } })
    expect((await getNow(path)).status).toBe(401)
    expect((await getNow(`/api/launches/${story.world.newUlid()}/place`, { token: people.maker.token })).status).toBe(404)
  })

  it('shows how full the days are, how many wait, and which is the first with a place', async () => {
    const { body } = await getNow('/api/line/days?days=4')
    expect(body).toMatchObject({
      days: [
        { day: TODAY, free: 0, paid: 0 },
        { day: TOMORROW, free: 10, paid: 0 },
        { day: NEXT, free: 9, paid: 0 },
        { day: '2026-03-05', free: 0, paid: 0 },
      ],
      slots: { free: 10, paid: 5 },
      waiting: 3,
      nextFree: NEXT,
    })
    expect((await getNow('/api/line/days?days=151')).status).toBe(400)
  })

  it('lists what is to come by its days, and none that only waits', async () => {
    expect(await upcoming()).toEqual([`${TOMORROW} kite reel`, `${NEXT} lamp`])
    expect(await upcoming('?days=1')).toEqual([`${TOMORROW} kite reel`])
    expect(await upcoming(`?from=${NEXT}`)).toEqual([`${NEXT} lamp`])
    expect(await upcoming('?from=2020-01-01&days=1')).toEqual([`${TOMORROW} kite reel`])
    expect((await getNow('/api/launches/upcoming')).body).toMatchObject({ total: 3 })
    expect((await getNow('/api/launches/upcoming?days=32')).status).toBe(400)
  })

  it('shows no tool that is hidden, neither among what is to come nor beside a launch of its day', async () => {
    const { toolId, ownerId } = of('kite')
    await story.append(`tool-${toolId}`, ownerId, ToolHidden({ toolId, by: ownerId }))
    expect(await upcoming('?days=1')).toEqual([`${TOMORROW} reel`])
    expect(named((await place('reel', people.another))['sameDay'])).toEqual(['reel'])
    expect(named((await place('kite', people.another))['sameDay'])).toEqual(['kite', 'reel'])
  })

  it('counts who waits for a launch, and shows each what they wait for', async () => {
    const { launchId } = of('lamp')
    const { memberId, token } = people.onlooker
    const ask = async () => (await getNow(`/api/launches/awaited?launches=${launchId},${of('reel').launchId}`, { token })).body
    expect(await ask()).toMatchObject({ launches: [] })
    await story.append(`awaiting-${memberId}`, memberId, LaunchAwaited({ memberId, launchId }))
    expect(await ask()).toMatchObject({ launches: [launchId] })
    expect(await place('lamp')).toMatchObject({ awaitedBy: 1 })
    await story.append(`awaiting-${memberId}`, memberId, LaunchNotAwaited({ memberId, launchId }))
    expect(await ask()).toMatchObject({ launches: [] })
    expect(await place('lamp')).toMatchObject({ awaitedBy: 0 })
    expect((await getNow(`/api/launches/awaited?launches=${launchId}`)).status).toBe(401)
  })

  it('keeps how a launch came by its day: its moves, the newest first, each with its cause', async () => {
    const { launchId, toolId, ownerId } = of('lamp')
    await story.append(`launch-${launchId}`, ownerId, LaunchRescheduled({ launchId, toolId, from: NEXT, by: ownerId }))
    await story.append(`launchDay-${NEXT}`, 'process:keep-line', SlotReleased({ day: NEXT, launchId, toolId, lane: 'free' }))
    await line(LineJoined({ launchId, toolId, ownerId, because: 'rescheduled', notBefore: addDays(NEXT, 1), whatChanged: null }))
    const body = await place('lamp')
    expect(body).toMatchObject({ state: 'queued', boardDate: null, lane: null, place: 4, estimated: '2026-03-05' })
    expect(
      (body['history'] as { what: string; day: string | null; because: string | null }[]).map(({ what, day, because }) => [
        what,
        day,
        because,
      ]),
    ).toEqual([
      ['joined', null, 'rescheduled'],
      ['rescheduled', NEXT, null],
      ['scheduled', NEXT, 'free'],
      ['joined', null, 'submitted'],
    ])
    expect(await upcoming()).toEqual([`${TOMORROW} reel`])
    expect((await getNow('/api/line/days?days=3')).body).toMatchObject({ waiting: 4, days: [{}, {}, { free: 8 }] })
  })

  it('notifies the makers that a launch was taken from the boards, given back, or withdrawn', async () => {
    const { launchId, toolId, ownerId } = of('oars')
    const stream = `launch-${launchId}`
    await story.append(stream, ownerId, LaunchDisqualified({ launchId, toolId, boardDate: null, reason: 'broken-link' }))
    await line(LineLeft({ launchId, toolId, because: 'disqualified', day: null }))
    expect(await place('oars')).toMatchObject({
      state: 'disqualified',
      place: null,
      history: [{ what: 'disqualified', because: 'broken-link' }, {}],
    })
    await story.append(stream, ownerId, LaunchReinstated({ launchId, toolId, boardDate: null, reason: 'mistake', queued: true }))
    await line(LineJoined({ launchId, toolId, ownerId, because: 'reinstated', notBefore: null, whatChanged: null }))
    expect(await place('oars')).toMatchObject({ state: 'queued', place: 4 })
    await story.append(stream, ownerId, LaunchWithdrawn({ launchId, toolId, from: null, by: ownerId }))
    await line(LineLeft({ launchId, toolId, because: 'withdrawn', day: null }))
    expect(await place('oars')).toMatchObject({
      state: 'withdrawn',
      place: null,
      estimated: null,
      history: [{ what: 'withdrawn' }, {}, {}, {}, {}],
    })
  })

  it('goes on at midnight: what was tomorrow’s is to come no more', async () => {
    now = toInstant('2026-03-03T08:00:00Z')
    expect(await upcoming()).toEqual([])
    expect((await getNow('/api/line/days?days=1')).body).toMatchObject({ days: [{ day: TOMORROW, free: 10 }] })
    expect(await place('reel', people.another)).toMatchObject({ before: 0 })
  })
})
