import { eventually } from '@debut/testing/eventually.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

interface Board {
  readonly total: number
  readonly position: number
  readonly validUntil: string | null
  readonly stale?: true
  readonly tools: readonly {
    place: number
    rank: number | null
    slug: string
    points: number | null
    voters: number | null
    hidden: boolean
    makers: unknown[]
  }[]
}

/** Los Angeles is eight hours behind until 8 March 2026, when its day has 23 hours. */
const MONDAY = Day.parse('2026-03-02')
const TUESDAY = Day.parse('2026-03-03')

describe('GET /api/boards/:period', () => {
  let story: Story
  let now = toInstant('2026-03-03T22:00:00Z')
  let get: Awaited<ReturnType<Story['serve']>>['get']
  let getNow: typeof get
  let [ines, noor, mika]: Member[] = []
  let monday: Launch[]
  let tuesday: Launch[]
  let hiddenSlugs: (string | undefined)[]

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-02-20T12:00:00Z')
    ines = await story.member('ines')
    noor = await story.member('noor')
    mika = await story.member('mika')
    monday = [await story.launch('apple', MONDAY, [ines.memberId, noor.memberId]), await story.launch('berry', MONDAY)]
    tuesday = [await story.launch('cherry', TUESDAY), await story.launch('dates', TUESDAY), await story.launch('elder', TUESDAY)]
    story.at('2026-03-02T08:00:00Z')
    await story.open(MONDAY, monday)
    story.at('2026-03-02T20:00:00Z')
    const [apple, berry] = monday as [Launch, Launch]
    await story.cast(ines, berry)
    await story.cast(noor, apple, 2)
    story.at('2026-03-02T21:00:00Z')
    await story.cast(mika, berry, 2)
    story.at('2026-03-03T08:00:00Z')
    const slugs = new Map(tuesday.map(({ launchId }, index) => [launchId, ['cherry', 'dates', 'elder'][index]]))
    hiddenSlugs = (await story.open(TUESDAY, tuesday)).map((launchId) => slugs.get(launchId))
    ;({ get, getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const board = async (path: string): Promise<Board> => (await getNow(`/api/boards/${path}`)).body as unknown as Board
  const rows = async (path: string) =>
    (await board(path)).tools.map(({ place, rank, slug, points, voters }) => `${rank ?? `place ${place}`} ${slug} ${points} ${voters}`)

  it('shows the launches of a period, best first, with their cards, also those without a vote', async () => {
    const { body } = await getNow('/api/boards/week?start=2026-03-05')
    expect(body).toMatchObject({ period: 'week', start: '2026-03-02', rule: 'v1', total: 5, position: story.last() })
    expect((body as unknown as Board).tools[0]).toEqual({
      place: 1,
      rank: 1,
      launchId: monday[1]?.launchId,
      toolId: monday[1]?.toolId,
      boardDate: MONDAY,
      points: 3,
      voters: 2,
      hidden: false,
      slug: 'berry',
      name: 'BERRY',
      tagline: 'Does what berry does',
      url: 'https://berry.example/',
      category: 'design',
      pricing: 'free',
      tags: ['ai', 'fonts'],
      logo: '/api/drawings/logos/berry.svg',
      makers: [{ memberId: expect.any(String), username: null, name: null, avatar: null }],
    })
    expect((body as unknown as Board).tools[1]?.makers).toEqual([
      { memberId: ines?.memberId, username: 'ines', name: null, avatar: null },
      { memberId: noor?.memberId, username: 'noor', name: null, avatar: null },
    ])
    const byId = tuesday.map(({ launchId }, index) => ({ launchId, slug: ['cherry', 'dates', 'elder'][index] }))
    const unvoted = byId.toSorted((one, other) => (one.launchId < other.launchId ? -1 : 1)).map(({ slug }) => slug)
    expect((body as unknown as Board).tools.map(({ slug }) => slug)).toEqual(['berry', 'apple', ...unvoted])
  })

  it('is the board of today where no day is named, and pages without a gap', async () => {
    expect(await board('day')).toMatchObject({ start: TUESDAY, total: 3 })
    const [all, first, second] = [await rows('year'), await rows('year?limit=2'), await rows('year?limit=3&offset=2')]
    expect([...first, ...second]).toEqual(all)
    expect(await board('day?start=2026-01-01')).toMatchObject({ total: 0, tools: [], validUntil: null })
  })

  it('hides the points of the day’s launches for four hours, in the order of the day’s seed, and says until when', async () => {
    const [cherry, , elder] = tuesday as [Launch, Launch, Launch]
    story.at('2026-03-03T09:00:00Z')
    await story.cast(ines as Member, elder, 5)
    await story.cast(noor as Member, cherry, 3)
    now = toInstant('2026-03-03T11:59:59.999Z')
    const hidden = hiddenSlugs.map((slug, index) => `place ${index + 3} ${slug} null null`)
    expect(await rows('week')).toEqual(['1 berry 3 2', '2 apple 2 1', ...hidden])
    expect(await rows('week?limit=2&offset=3')).toEqual(hidden.slice(1))
    expect(await board('month')).toMatchObject({ validUntil: '2026-03-03T12:00:00.000Z' })
    expect((await board('day')).tools.every((tool) => tool.hidden)).toBe(true)

    now = toInstant('2026-03-03T12:00:00Z')
    expect(await rows('day')).toEqual(['1 elder 5 1', '2 cherry 3 1', '3 dates 0 0'])
    expect(await board('day')).toMatchObject({ validUntil: '2026-03-04T08:00:00.000Z' })
    expect(await board(`day?start=${MONDAY}`)).toMatchObject({ validUntil: null })
    // The last day of this week has 23 hours.
    expect(await board('week')).toMatchObject({ validUntil: '2026-03-09T07:00:00.000Z' })
  })

  it('shows as-of a time what was shown then: the votes of then, hidden where they were hidden', async () => {
    now = toInstant('2026-03-03T22:00:00Z')
    expect(await rows('week?asOf=2026-03-02T20:30:00Z')).toEqual(['1 apple 2 1', '2 berry 1 1'])
    expect(await rows('week?asOf=2026-03-02T21:00:00Z')).toEqual(['1 berry 3 2', '2 apple 2 1'])
    const hidden = hiddenSlugs.map((slug, index) => `place ${index + 1} ${slug} null null`)
    expect(await rows('day?asOf=2026-03-03T10:00:00Z')).toEqual(hidden)
    expect(await rows('day?asOf=2026-03-03T12:00:00Z')).toEqual(await rows('day'))
    expect(await board('day?start=2026-03-03&asOf=2026-03-03T07:59:00Z')).toMatchObject({ total: 0, tools: [], validUntil: null })
    expect(await board('day?asOf=2026-03-02T12:30:00-08:00')).toMatchObject({ start: '2026-03-02', asOf: '2026-03-02T20:30:00.000Z' })
  })

  it('takes a withdrawn vote from the periods that were open, and a voided one from all of them', async () => {
    const [apple, berry] = monday as [Launch, Launch]
    now = toInstant('2026-03-04T22:00:00Z')
    story.at('2026-03-03T23:00:00Z')
    const [first, second] = [await story.cast(ines as Member, apple, 2), await story.cast(mika as Member, apple)]
    story.at('2026-03-04T10:00:00Z')
    await story.withdraw(first)
    expect(await rows('week')).toContain('2 berry 3 2')
    expect(await rows(`day?start=${MONDAY}`)).toEqual(['1 berry 3 2', '2 apple 2 1'])
    await story.void(second)
    expect(await rows('week')).toContain('4 apple 2 1')
    expect(await rows('week?asOf=2026-03-03T23:30:00Z')).toContain('1 apple 5 3')
    story.at('2026-03-04T11:00:00Z')
    await story.restore(second)
    expect(await rows('week?asOf=2026-03-04T10:30:00Z')).toContain('4 apple 2 1')
    expect(await rows('week?asOf=2026-03-04T11:00:00Z')).toEqual(await rows('week'))
    const late = await story.cast(noor as Member, berry)
    expect(await rows(`day?start=${MONDAY}`)).toEqual(['1 berry 3 2', '2 apple 2 1'])
    await story.hold(late)
  })

  it('answers 304 until this board changes, whatever happens on others', async () => {
    const before = await getNow(`/api/boards/day?start=${MONDAY}`)
    const tag = before.headers.get('etag') ?? ''
    story.at('2026-03-04T12:00:00Z')
    await story.cast(mika as Member, tuesday[0] as Launch)
    const again = await getNow(`/api/boards/day?start=${MONDAY}`, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect((await board(`day?start=${MONDAY}`)).position).toBe(story.last())
    const week = (await getNow('/api/boards/week')).headers.get('etag') ?? ''
    await story.cast(mika as Member, tuesday[1] as Launch)
    expect((await getNow('/api/boards/week', { 'if-none-match': week })).status).toBe(200)
  })

  it('looks the same to a client that polls it while points are hidden, however many votes come', async () => {
    const [, , elder] = tuesday as [Launch, Launch, Launch]
    now = toInstant('2026-03-03T11:00:00Z')
    const tag = (await getNow('/api/boards/day')).headers.get('etag') ?? ''
    story.at('2026-03-03T10:00:00Z')
    await story.cast(ines as Member, elder)
    const again = await getNow('/api/boards/day', { 'if-none-match': tag })
    now = toInstant('2026-03-04T22:00:00Z')
    expect(again.status).toBe(304)
  })

  it('does not say at midnight that it holds until midnight, also where nothing happened', async () => {
    now = toInstant('2026-03-04T07:59:59Z')
    expect(await board(`day?start=${TUESDAY}`)).toMatchObject({ validUntil: '2026-03-04T08:00:00.000Z' })
    now = toInstant('2026-03-04T08:00:00Z')
    expect(await board(`day?start=${TUESDAY}`)).toMatchObject({ validUntil: null })
    expect(await board('week')).toMatchObject({ validUntil: '2026-03-04T12:00:00.000Z' })
    now = toInstant('2026-03-04T22:00:00Z')
  })

  it('is seen anew by those who ask for no position once its change is announced', async () => {
    const before = await rows('week')
    await story.cast(noor as Member, tuesday[1] as Launch, 5)
    await eventually(async () => {
      const { tools } = (await get('/api/boards/week')).body as unknown as Board
      expect(tools.map(({ rank, slug, points, voters }) => `${rank} ${slug} ${points} ${voters}`)).not.toEqual(before)
    })
  })

  it.each([
    'day?start=yesterday',
    'day?start=2026-02-30',
    'year?start=9999-12-31',
    'day?start=0000-01-01',
    'day?limit=0',
    'day?limit=101',
    'day?offset=-1',
    'day?asOf=noon',
    'day?date=2026-03-02',
    'day?asOf=2026-03-05T22:00:00Z',
    'day?asOf=0000-01-01T00:00:00Z',
    'decade',
  ])('answers %s with 400', async (path) => {
    expect((await get(`/api/boards/${path}`)).status).toBe(400)
  })
})
