import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, startStory, type Story } from '../../testing/story.ts'

const LAST_YEAR = Day.parse('2025-12-31')
const SUNDAY = Day.parse('2026-03-01')
const MONDAY = Day.parse('2026-03-02')

describe('the listings', () => {
  let story: Story
  let now = toInstant('2026-03-02T10:00:00Z')
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  const launches: Record<string, Launch> = {}

  const close = (day: Day, points: Record<string, number>) =>
    story.close(day, {
      upTo: LogPosition.parse(0),
      votes: 0,
      merkleRoot: 'b'.repeat(64),
      standings: Object.entries(points).map(([slug, given], index) => {
        const { launchId, toolId } = launches[slug]!
        return { rank: index + 1, launchId, toolId, points: given, voters: given }
      }),
    })
  const slugs = (body: Record<string, unknown>, of = 'tools') => (body[of] as { slug: string }[]).map(({ slug }) => slug)
  const listing = async (query: string) => (await getNow(`/api/listings?${query}`)).body

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    const on = async (day: Day, slug: string, card: Parameters<Story['launch']>[3] = {}) => {
      launches[slug] = await story.launch(slug, day, undefined, card)
      return launches[slug]
    }
    await story.open(LAST_YEAR, [await on(LAST_YEAR, 'inkwell', { tags: ['fonts', 'print'] }), await on(LAST_YEAR, 'quire')])
    await close(LAST_YEAR, { quire: 40, inkwell: 9 })
    await story.open(SUNDAY, [
      await on(SUNDAY, 'serif', { pricing: 'paid', deal: { text: 'Half price in March', code: null } }),
      await on(SUNDAY, 'orrery', { category: 'business', openSource: true }),
    ])
    await close(SUNDAY, { orrery: 21, serif: 20 })
    await story.open(MONDAY, [await on(MONDAY, 'kiln', { tags: ['fonts'] })])
    await on(Day.parse('2026-03-05'), 'upcoming')
    ;({ getNow } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  it('shows the launched tools of a category by the points of their closed launches, and none that is still to come', async () => {
    const body = await listing('category=design')
    expect(slugs(body)).toEqual(['quire', 'serif', 'inkwell', 'kiln'])
    expect(body).toMatchObject({ total: 4, all: 4, years: [2026, 2025] })
    expect((body['tools'] as { points: number | null }[]).map(({ points }) => points)).toEqual([40, 20, 9, null])
  })

  it('shows nothing of a day that still runs, neither hidden nor revealed', async () => {
    const before = await listing('tag=fonts')
    await story.cast(await story.member('noor'), launches['kiln']!, 5)
    now = toInstant('2026-03-02T23:00:00Z')
    expect(slugs(await listing('tag=fonts'))).toEqual(slugs(before))
    expect((await listing('tag=fonts'))['tools']).toEqual(before['tools'])
  })

  it('sorts by the newest day, and keeps to a price, a year or a month', async () => {
    expect(slugs(await listing('tag=fonts&sort=newest')).slice(0, 1)).toEqual(['kiln'])
    expect(slugs(await listing('tag=fonts&pricing=paid'))).toEqual(['serif'])
    expect(await listing('tag=fonts&pricing=paid')).toMatchObject({ total: 1, all: 5 })
    expect(slugs(await listing('tag=fonts&year=2025'))).toEqual(['quire', 'inkwell'])
    expect(slugs(await listing('tag=fonts&year=2026&month=3'))).toEqual(['orrery', 'serif', 'kiln'])
    expect(await listing('tag=fonts&year=2025&month=11')).toMatchObject({ tools: [], total: 0, all: 5 })
  })

  it('keeps to what is open source or has a deal, and to what is rising', async () => {
    expect(slugs(await listing('tag=fonts&openSource=yes'))).toEqual(['orrery'])
    expect(await listing('tag=fonts&deal=yes')).toMatchObject({ tools: [{ slug: 'serif' }], total: 1, all: 5 })
    expect(await listing('tag=fonts&deal=yes&openSource=yes')).toMatchObject({ tools: [], total: 0 })
    const rising = await listing('tag=fonts&sort=rising')
    expect(slugs(rising)).toEqual(['orrery', 'serif', 'kiln'])
    expect(rising).toMatchObject({ total: 3, all: 5 })
  })

  it('pages, and says what came within a week and what else its tools are about', async () => {
    const body = await listing('tag=fonts&limit=2&offset=2')
    expect(slugs(body)).toEqual(['serif', 'inkwell'])
    expect(slugs(body, 'fresh')).toHaveLength(3)
    expect(new Set(slugs(body, 'fresh'))).toEqual(new Set(['kiln', 'orrery', 'serif']))
    expect(body['related']).toEqual([
      { tag: 'ai', tools: 3 },
      { tag: 'print', tools: 1 },
    ])
  })

  it('says what is like a tool, and what was launched with it', async () => {
    const { body } = await getNow('/api/tools/inkwell/neighbours')
    expect(slugs(body, 'similar')).toEqual(['quire', 'orrery', 'serif', 'kiln'])
    expect(slugs(body, 'sameDay')).toEqual(['quire'])
    // Still to come, it stands beside nothing.
    expect((await getNow('/api/tools/upcoming/neighbours')).body).toMatchObject({ similar: [], sameDay: [] })
    expect((await getNow('/api/tools/nothing-here/neighbours')).status).toBe(404)
  })

  it('shows the newest closed launch of a tool that is launched again, under its newest day', async () => {
    const again = { ...(await story.launch('again', MONDAY)), toolId: launches['inkwell']!.toolId, boardDate: MONDAY }
    await story.open(Day.parse('2026-03-03'), [{ ...again, boardDate: Day.parse('2026-03-03') }])
    launches['inkwell'] = again
    await close(Day.parse('2026-03-03'), { inkwell: 33 })
    const body = await listing('tag=print')
    expect(body['tools']).toMatchObject([{ slug: 'inkwell', boardDate: '2026-03-03', points: 33 }])
    expect(body).toMatchObject({ total: 1, years: [2026] })
  })

  it('lists categories and tags, the fullest first, each with its best', async () => {
    const tags = (await getNow('/api/listings/overview?kind=tag&limit=2')).body
    expect(tags).toMatchObject({
      listings: [
        { name: 'fonts', tools: 5 },
        { name: 'ai', tools: 3 },
      ],
      total: 3,
    })
    expect(slugs((tags['listings'] as Record<string, unknown>[])[0]!, 'best')).toEqual(['quire', 'inkwell', 'orrery'])
    expect((await getNow('/api/listings/overview?kind=tag&offset=2')).body).toMatchObject({ listings: [{ name: 'print' }], total: 3 })
    expect((await getNow('/api/listings/overview?kind=category')).body).toMatchObject({
      listings: [{ name: 'design', tools: 4 }, { name: 'business' }],
    })
  })

  it('knows an empty category and no unused tag, and refuses what asks for neither or both', async () => {
    expect(await listing('category=marketing')).toMatchObject({ tools: [], total: 0, years: [] })
    expect(await getNow('/api/listings?tag=never-used')).toMatchObject({ status: 404, body: { code: 'unknown-tag' } })
    for (const query of ['', 'category=design&tag=ai', 'category=cooking', 'tag=ai&month=3', 'tag=ai&sort=worst', 'tag=ai&offset=5000'])
      expect({ query, status: (await getNow(`/api/listings?${query}`)).status }).toEqual({ query, status: 400 })
  })
})
