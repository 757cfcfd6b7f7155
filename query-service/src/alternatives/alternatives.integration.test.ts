import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from '@debut/events/alternatives/alternative-events.ts'
import { type AlternativeId, type Other, ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { SlugClaimed, ToolEdited, ToolHidden } from '@debut/events/tools/tool-events.ts'
import { NO_STORY, Slug } from '@debut/events/tools/tool-card.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const LAST_YEAR = Day.parse('2025-02-03')
const SUNDAY = Day.parse('2026-03-01')
const MONDAY = Day.parse('2026-03-02')

describe('alternatives', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let admin: Member
  let moira: Member
  let noor: Member
  const launches: Record<string, Launch> = {}

  const product = (name: string, url: string | null = null): Other => ({
    kind: 'product',
    slug: ProductSlug.parse(name.toLowerCase()),
    name,
    url,
  })
  const tool = (slug: string): Other => ({ kind: 'tool', toolId: launches[slug]!.toolId })
  const propose = async (slug: string, other: Other): Promise<AlternativeId> => {
    const { toolId } = launches[slug]!
    const alternativeId = alternativeIdOf(toolId, other)
    const proposed = AlternativeProposed({ alternativeId, toolId, other, by: noor.memberId })
    await story.append(alternativeStream(alternativeId), noor.memberId, proposed)
    return alternativeId
  }
  const accept = async (slug: string, other: Other) => {
    const alternativeId = await propose(slug, other)
    await story.append(alternativeStream(alternativeId), admin.memberId, AlternativeAccepted({ alternativeId, by: admin.memberId }))
  }
  const slugs = (body: Record<string, unknown>) => (body['tools'] as { slug: string }[]).map(({ slug }) => slug)
  const to = async (name: string) => (await getNow(`/api/alternatives/${name}`)).body

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    admin = await story.member('the-admin', 'admin')
    moira = await story.member('moira', 'moderator')
    noor = await story.member('noor')
    const on = async (day: Day, slug: string, card: Parameters<Story['launch']>[3] = {}) =>
      (launches[slug] = await story.launch(slug, day, undefined, card))
    const vellum = await on(LAST_YEAR, 'vellum')
    await story.open(LAST_YEAR, [vellum])
    const sunday = [
      await on(SUNDAY, 'quire'),
      await on(SUNDAY, 'inkwell', { pricing: 'paid', category: 'business' }),
      await on(SUNDAY, 'orrery', { openSource: true, deal: { text: 'Half price in March', code: null } }),
    ]
    await story.open(SUNDAY, sunday)
    const points = [9, 40, 21]
    await story.close(SUNDAY, {
      upTo: LogPosition.parse(0),
      votes: 0,
      merkleRoot: 'b'.repeat(64),
      standings: sunday.map(({ launchId, toolId }, index) => ({
        rank: index + 1,
        launchId,
        toolId,
        points: points[index] ?? 0,
        voters: points[index] ?? 0,
      })),
    })
    await story.open(MONDAY, [await on(MONDAY, 'kiln')])
    await on(Day.parse('2026-03-05'), 'upcoming')
    for (const slug of ['quire', 'inkwell', 'orrery', 'kiln', 'upcoming']) await accept(slug, product('Notion', 'https://notion.example/'))
    await accept('quire', tool('inkwell'))
    for (const slug of ['quire', 'orrery', 'vellum']) await accept(slug, product('Figma'))
    ;({ getNow } = await story.serve(() => toInstant('2026-03-02T23:00:00Z')))
  })
  afterAll(() => story.end())

  it('stand below what they are to, by the points of their closed launches, and none that is still to come', async () => {
    const body = await to('notion')
    expect(body).toMatchObject({
      subject: { kind: 'product', slug: 'notion', name: 'Notion', url: 'https://notion.example/' },
      total: 4,
      all: 4,
      categories: [
        { category: 'design', tools: 3 },
        { category: 'business', tools: 1 },
      ],
    })
    expect(slugs(body)).toEqual(['inkwell', 'orrery', 'quire', 'kiln'])
    expect((body['tools'] as { points: number | null }[]).map(({ points }) => points)).toEqual([40, 21, 9, null])
  })

  it('keep to a category, a price, an order and a page', async () => {
    expect(slugs(await to('notion?category=business'))).toEqual(['inkwell'])
    expect(await to('notion?category=business&pricing=free')).toMatchObject({ tools: [], total: 0, all: 4 })
    expect(slugs(await to('notion?openSource=yes&deal=yes'))).toEqual(['orrery'])
    expect(slugs(await to('notion?sort=newest')).slice(0, 1)).toEqual(['kiln'])
    expect(slugs(await to('notion?limit=2&offset=2'))).toEqual(['quire', 'kiln'])
    expect((await getNow('/api/alternatives/notion?category=none')).status).toBe(400)
  })

  it('keep to the time of their launches, and only what is new rises', async () => {
    const all = await to('figma')
    expect(all).toMatchObject({ total: 3, years: [2026, 2025] })
    expect(slugs(all)).toEqual(['orrery', 'quire', 'vellum'])
    expect(slugs(await to('figma?year=2025'))).toEqual(['vellum'])
    expect(await to('figma?year=2026&month=3&deal=yes')).toMatchObject({ total: 1, all: 3 })
    expect(await to('figma?year=2026&month=4')).toMatchObject({ tools: [], total: 0, all: 3 })
    expect(slugs(await to('figma?sort=rising'))).toEqual(['orrery', 'quire'])
    expect((await getNow('/api/alternatives/figma?month=4')).status).toBe(400)
  })

  it('are the same from both sides where both are tools, also under a name that one had before', async () => {
    expect(slugs(await to('quire'))).toEqual(['inkwell'])
    expect(slugs(await to('inkwell'))).toEqual(['quire'])
    expect(await to(launches['quire']!.toolId)).toMatchObject({ subject: { kind: 'tool', slug: 'quire' } })
    const { toolId } = launches['quire']!
    const card = {
      name: 'Quire',
      tagline: 'Does what quire does',
      url: 'https://quire.example/',
      category: 'design',
      pricing: 'free',
    } as const
    await story.append(`slug-quire-two`, noor.memberId, SlugClaimed({ toolId }))
    await story.append(
      `tool-${toolId}`,
      noor.memberId,
      ToolEdited({
        toolId,
        by: noor.memberId,
        slug: 'quire-two',
        ...card,
        tags: ['ai'],
        logo: '/api/drawings/logos/quire.svg',
        ...NO_STORY,
      }),
    )
    expect(await to('quire')).toMatchObject({ subject: { slug: 'quire-two' } })
  })

  it('are unknown for an unknown product, and none for a tool that was not compared yet', async () => {
    expect(await getNow('/api/alternatives/no-product')).toMatchObject({ status: 404, body: { code: 'unknown-alternatives' } })
    expect((await getNow('/api/alternatives/No%20name')).status).toBe(404)
    expect(await to('kiln')).toMatchObject({ subject: { kind: 'tool' }, tools: [], total: 0, all: 0 })
    expect(await propose('kiln', product('Trello'))).toBeDefined()
    expect((await getNow('/api/alternatives/trello')).status).toBe(404)
  })

  it('are a tool’s where a product has its name, as soon as the tool has any', async () => {
    await accept('orrery', product('Kiln'))
    expect(await to('kiln')).toMatchObject({ subject: { kind: 'product', name: 'Kiln' }, total: 1 })
    await accept('kiln', tool('orrery'))
    expect(await to('kiln')).toMatchObject({ subject: { kind: 'tool', slug: 'kiln' }, total: 1 })
  })

  it('are listed by what has the most of them, with the best of each', async () => {
    const { body } = await getNow('/api/alternatives')
    const listed = body['subjects'] as { subject: { slug: string }; tools: number; best: { slug: string }[] }[]
    expect(listed[0]).toMatchObject({ subject: { slug: 'notion' }, tools: 4 })
    expect(listed[0]?.best.map(({ slug }) => slug)).toEqual(['inkwell', 'orrery', 'quire-two'])
    expect(body['total']).toBe(listed.length)
    const products = (await getNow('/api/alternatives?kind=product&limit=1')).body
    expect(products).toMatchObject({ subjects: [{ subject: { kind: 'product', slug: 'notion' } }], total: 3 })
  })

  it('lead from a category to what most of its products stand in for', async () => {
    const { instead } = (await getNow('/api/listings?category=design')).body
    expect(instead).toEqual([
      { slug: 'figma', name: 'Figma', tools: 3 },
      { slug: 'notion', name: 'Notion', tools: 4 },
      { slug: 'kiln', name: 'Kiln', tools: 1 },
    ])
    expect((await getNow('/api/listings?category=business')).body['instead']).toMatchObject([{ slug: 'notion' }])
  })

  it('are in the sitemap where there are enough', async () => {
    expect((await getNow('/api/sitemap/alternatives')).body).toEqual({
      alternatives: ['figma', 'notion'].map((name) => ({ name, categories: ['design'] })),
      next: null,
    })
  })

  it('wait for an admin, the oldest first, and are remembered with what became of them', async () => {
    const alternativeId = await propose('inkwell', product('Slack'))
    const asked = await getNow('/api/moderation/alternatives', { token: admin.token })
    expect(asked.body).toMatchObject({
      waiting: 2,
      proposed: [
        { tool: { slug: 'kiln' }, other: { kind: 'product', name: 'Trello' }, by: 'noor', state: 'proposed', reason: null },
        { tool: { slug: 'inkwell' }, other: { name: 'Slack' } },
      ],
    })
    expect((await getNow('/api/moderation/alternatives?offset=1', { token: admin.token })).body).toMatchObject({
      waiting: 2,
      proposed: [{ alternativeId }],
    })
    const rejected = AlternativeRejected({ alternativeId, by: admin.memberId, reason: 'not-alike' })
    await story.append(alternativeStream(alternativeId), admin.memberId, rejected)
    const { body } = await getNow('/api/moderation/alternatives', { token: admin.token })
    expect(body).toMatchObject({ waiting: 1 })
    const moderated = await getNow('/api/moderation/alternatives', { token: moira.token })
    const byAdmin = (moderated.body['decided'] as { state: string; waitsFor: string | null }[]).map((each) => [each.state, each.waitsFor])
    expect(byAdmin.slice(0, 2)).toEqual([
      ['rejected', 'admin'],
      ['accepted', 'admin'],
    ])
    expect((body['decided'] as object[])[0]).toMatchObject({ alternativeId, state: 'rejected', reason: 'not-alike' })
    expect((await getNow('/api/moderation/alternatives', { token: noor.token })).status).toBe(403)
    expect((await getNow('/api/moderation/alternatives')).status).toBe(401)
  })

  it('are gone with a tool that is hidden, from its own page and from all others', async () => {
    const { toolId } = launches['inkwell']!
    await story.append(`tool-${toolId}`, noor.memberId, ToolHidden({ toolId, by: noor.memberId }))
    expect(slugs(await to('notion'))).toEqual(['orrery', 'quire-two', 'kiln'])
    expect((await getNow('/api/alternatives/inkwell')).status).toBe(404)
    expect(await to(Slug.parse('quire-two'))).toMatchObject({ tools: [], all: 0 })
  })
})
