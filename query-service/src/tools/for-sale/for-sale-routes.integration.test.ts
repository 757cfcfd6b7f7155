import { addDays, Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { ForSale } from '@debut/events/tools/sale-answers.ts'
import type { SaleTerms } from '@debut/events/tools/tool-card.ts'
import { SaleTermsChanged, ToolHidden, ToolPutUpForSale } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../../testing/story.ts'

const TODAY = Day.parse('2026-03-02')
const YESTERDAY = addDays(TODAY, -1)

describe('GET /api/for-sale', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let maker: Member
  let kite: Launch

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    maker = await story.member('maker')
    const makers = [maker.memberId]
    kite = await story.launch('kite', YESTERDAY, makers, { category: 'design', pricing: 'free', openSource: true })
    const lamp = await story.launch('lamp', YESTERDAY, makers, {
      category: 'business',
      pricing: 'paid',
      deal: { text: 'A third off in March', code: null },
    })
    const reel = await story.launch('reel', TODAY, makers, { category: 'business', pricing: 'freemium' })
    const sail = await story.launch('sail', YESTERDAY, makers)
    story.at('2026-03-01T09:00:00Z')
    await story.open(YESTERDAY, [kite, lamp, sail])
    const standing = ({ launchId, toolId }: Launch, rank: number, points: number) => ({ launchId, toolId, rank, points, voters: points })
    await story.close(YESTERDAY, {
      upTo: 1,
      votes: 0,
      merkleRoot: 'a'.repeat(64),
      standings: [standing(lamp, 1, 9), standing(kite, 2, 3), standing(sail, 3, 0)],
    })
    await offer(kite, '2026-02-20T10:00:00Z', { askCents: 90_000, ttmRevenueCents: null, ttmProfitCents: null })
    await offer(lamp, '2026-03-01T11:00:00Z', { askCents: 1_200_000, ttmRevenueCents: 900_000, ttmProfitCents: 480_000 })
    await offer(reel, '2026-03-01T12:00:00Z', { askCents: 6_000_000, currency: 'EUR', ttmRevenueCents: 100, ttmProfitCents: -5_000 })
    await about(sail, SaleTermsChanged({ toolId: sail.toolId, by: maker.memberId, terms: termsOf({}) }))
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
  })
  afterAll(() => story.end())

  const termsOf = (terms: Partial<SaleTerms>): SaleTerms => ({
    askCents: 50_000,
    currency: 'USD',
    ttmRevenueCents: null,
    ttmProfitCents: null,
    ...terms,
  })
  const about = ({ toolId }: Launch, ...facts: Parameters<Story['append']>[2][]) => story.append(`tool-${toolId}`, maker.memberId, ...facts)
  const offer = async (launch: Launch, at: string, terms: Partial<SaleTerms>) => {
    const { toolId } = launch
    story.at(at)
    await about(launch, SaleTermsChanged({ toolId, by: maker.memberId, terms: termsOf(terms) }), ToolPutUpForSale({ toolId }))
  }
  const ask = async (query = '') => (await served.getNow(`/api/for-sale${query}`)).body as unknown as ForSale
  const slugs = ({ tools }: ForSale) => tools.map(({ slug }) => slug)

  it('shows what is put up, the newest first, and nothing that only has a price', async () => {
    const answer = await ask()
    expect(slugs(answer)).toEqual(['reel', 'lamp', 'kite'])
    expect(answer).toMatchObject({
      total: 3,
      all: 3,
      categories: [
        { category: 'business', tools: 2 },
        { category: 'design', tools: 1 },
      ],
    })
    expect(slugs(await ask('?limit=1&offset=2'))).toEqual(['kite'])
    expect(await ask('?offset=24')).toMatchObject({ tools: [], total: 3 })
  })

  it('shows what is asked for each, its figures, and how many years of profit that is', async () => {
    const { tools } = await ask()
    expect(tools.map(({ sale }) => sale)).toEqual([
      {
        askCents: 6_000_000,
        currency: 'EUR',
        ttmRevenueCents: 100,
        ttmProfitCents: -5_000,
        multiple: null,
        putUpAt: '2026-03-01T12:00:00.000Z',
      },
      {
        askCents: 1_200_000,
        currency: 'USD',
        ttmRevenueCents: 900_000,
        ttmProfitCents: 480_000,
        multiple: 2.5,
        putUpAt: '2026-03-01T11:00:00.000Z',
      },
      {
        askCents: 90_000,
        currency: 'USD',
        ttmRevenueCents: null,
        ttmProfitCents: null,
        multiple: null,
        putUpAt: '2026-02-20T10:00:00.000Z',
      },
    ])
  })

  it.each([
    ['?sort=cheapest', ['kite', 'lamp', 'reel']],
    ['?sort=dearest', ['reel', 'lamp', 'kite']],
    ['?sort=best', ['lamp', 'kite', 'reel']],
    ['?sort=rising', ['lamp', 'kite']],
    ['?category=business', ['reel', 'lamp']],
    ['?pricing=paid', ['lamp']],
    ['?openSource=yes', ['kite']],
    ['?deal=yes', ['lamp']],
    ['?within=7', ['reel', 'lamp']],
    ['?within=30', ['reel', 'lamp', 'kite']],
    ['?ask=below-1k', ['kite']],
    ['?ask=10k-50k', ['lamp']],
    ['?ask=from-50k&category=business', ['reel']],
    ['?ask=from-50k&category=design', []],
  ])('finds by %s', async (query, found) => {
    const answer = await ask(query)
    expect(slugs(answer)).toEqual(found)
    expect(answer).toMatchObject({ total: found.length, all: 3 })
  })

  it('shows on the page of a tool what is asked for it', async () => {
    expect((await served.getNow('/api/tools/lamp')).body).toMatchObject({ tool: { sale: { askCents: 1_200_000, multiple: 2.5 } } })
    expect((await served.getNow('/api/tools/sail')).body).toMatchObject({ tool: { sale: null } })
  })

  it('shows no longer what is taken back or hidden', async () => {
    const { toolId } = kite
    await about(kite, SaleTermsChanged({ toolId, by: maker.memberId, terms: null }))
    expect(slugs(await ask())).toEqual(['reel', 'lamp'])
    expect((await served.getNow('/api/tools/kite')).body).toMatchObject({ tool: { sale: null } })
    const { toolId: lamp } = (await ask('?pricing=paid')).tools[0] ?? kite
    await story.append(`tool-${lamp}`, maker.memberId, ToolHidden({ toolId: lamp, by: maker.memberId }))
    expect(slugs(await ask())).toEqual(['reel'])
  })
})
