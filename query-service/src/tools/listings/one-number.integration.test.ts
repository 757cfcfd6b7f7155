import { AlternativeAccepted, AlternativeProposed } from '@debut/events/alternatives/alternative-events.ts'
import { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { ToolSaved } from '@debut/events/saves/save-events.ts'
import { SaleTermsChanged, ToolPutUpForSale } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story, type Vote } from '../../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')

describe('the number of a launch', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let [maker, noor, mika, ivy]: Member[] = []
  let [apple, berry]: Launch[] = []
  let [ofNoor, ofIvy]: Vote[] = []

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    ;[maker, noor, mika, ivy] = [
      await story.member('ines'),
      await story.member('noor'),
      await story.member('mika'),
      await story.member('ivy'),
    ]
    apple = await story.launch('apple', MONDAY, [maker.memberId])
    berry = await story.launch('berry', MONDAY)
    await offered(apple, maker)
    await story.open(MONDAY, [apple, berry])
    ofNoor = await story.cast(noor, apple, 3)
    await story.cast(mika, apple, 2)
    ofIvy = await story.cast(ivy, apple, 1)
    await story.hold(ofIvy)
    await story.cast(noor, berry, 4)
    const standing = ({ launchId, toolId }: Launch, rank: number, points: number, voters: number) => ({
      rank,
      launchId,
      toolId,
      points,
      voters,
    })
    await story.close(MONDAY, {
      upTo: LogPosition.parse(story.last()),
      votes: 4,
      merkleRoot: 'b'.repeat(64),
      standings: [standing(apple, 1, 5, 2), standing(berry, 2, 4, 1)],
    })
    story.at('2026-03-03T20:00:00Z')
    ;({ getNow } = await story.serve(() => toInstant('2026-03-03T21:00:00Z')))
  })
  afterAll(() => story.end())

  /** For sale, in the place of another product, and saved by its maker. */
  const offered = async ({ toolId }: Launch, { memberId: by }: Member) => {
    const terms = { askCents: 90_000, currency: 'USD', ttmRevenueCents: null, ttmProfitCents: null } as const
    await story.append(`tool-${toolId}`, by, SaleTermsChanged({ toolId, by, terms }), ToolPutUpForSale({ toolId }))
    const other = { kind: 'product', slug: ProductSlug.parse('notion'), name: 'Notion', url: null } as const
    const alternativeId = alternativeIdOf(toolId, other)
    const proposed = AlternativeProposed({ alternativeId, toolId, other, by })
    await story.append(alternativeStream(alternativeId), by, proposed, AlternativeAccepted({ alternativeId, by }))
    await story.append(`saver-${by}`, by, ToolSaved({ memberId: by, toolId }))
  }

  /** Where each answer has rows, the best first. */
  const lists = {
    '/api/boards/day?start=2026-03-02': 'tools',
    '/api/listings?category=design': 'tools',
    '/api/listings?tag=fonts': 'tools',
    '/api/listings?tag=fonts&year=2026&month=3': 'tools',
    '/api/listings?tag=fonts&sort=rising': 'tools',
    '/api/listings/overview?kind=tag': 'listings.0.best',
    '/api/listings/overview?kind=category': 'listings.0.best',
    '/api/search/popular': 'tools',
  }
  /** Where others have the points. */
  const places = () => ({
    '/api/search?q=apple': 'tools.rows.0',
    '/api/alternatives/notion': 'tools.0',
    '/api/for-sale?sort=best': 'tools.0',
    '/api/tools/berry/neighbours': 'similar.0',
    '/api/tools/berry/neighbours?': 'sameDay.0',
    '/api/profiles/ines/saved': 'tools.0',
    '/api/tools/apple': 'launches.0.day',
    [`/api/launches/${apple!.launchId}`]: 'standing.day',
    '/api/your-tools': 'tools.0.launches.0',
    '/api/makers': 'makers.0',
  })

  const look = async (path: string, where: string): Promise<unknown> => {
    const { body } = await getNow(path, { token: maker!.token })
    return where.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], body)
  }
  const rowsOf = async (path: string, where: string) => (await look(path, where)) as readonly { slug: string; points: number | null }[]
  const pointsIn = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.find(({ slug }) => slug === 'apple')?.points

  const expectEverywhere = async (points: number, order: readonly string[]) => {
    for (const [path, where] of Object.entries(lists)) {
      const rows = await rowsOf(path, where)
      expect({ path, points: pointsIn(rows), order: rows.map(({ slug }) => slug) }).toEqual({ path, points, order })
    }
    for (const [path, where] of Object.entries(places()))
      expect({ path, points: await look(path, `${where}.points`) }).toEqual({ path, points })
    expect(await look('/api/profiles/ines', 'points')).toBe(points)
  }
  const ofWeek = async () => pointsIn(await rowsOf('/api/boards/week?start=2026-03-02', 'tools'))

  it('is the same in every list, in the search, on its page and on its day', () => expectEverywhere(5, ['apple', 'berry']))

  it('stays that of its day when votes come later in the week, which the board of the week counts', async () => {
    await story.cast(ivy!, apple!, 5)
    await expectEverywhere(5, ['apple', 'berry'])
    expect(await ofWeek()).toBe(10)
  })

  it('changes with a vote of its day that is void later, and the order with it', async () => {
    await story.void(ofNoor!)
    await expectEverywhere(2, ['berry', 'apple'])
    expect(await ofWeek()).toBe(7)
  })

  it('returns with it, and grows with a vote that was held when the day was closed', async () => {
    await story.restore(ofIvy!, 'mistake')
    await expectEverywhere(3, ['berry', 'apple'])
    await story.restore(ofNoor!, 'mistake')
    await expectEverywhere(6, ['apple', 'berry'])
  })
})
