import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { type TagEvent, TagBanned, TagKept, TagMerged, TagRestored, TAGS } from '@debut/events/tags/tag-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../testing/story.ts'

const DAY = Day.parse('2026-03-01')

describe('tags that admins decide about', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let admin: Member

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    admin = await story.member('the-admin', 'admin')
    const on = (slug: string, tags: string[]) => story.launch(slug, DAY, undefined, { tags })
    await story.open(DAY, [
      await on('kiln', ['llm', 'ai']),
      await on('inkwell', ['llm', 'fonts']),
      await on('orrery', ['scam', 'ai']),
      await on('serif', ['fonts', 'ai']),
    ])
    ;({ getNow } = await story.serve(() => toInstant('2026-03-02T23:00:00Z')))
    // Who is an admin is known from then on.
    await getNow('/api/members')
  })
  afterAll(() => story.end())

  const decide = (...facts: TagEvent[]) => story.append(TAGS, admin.memberId, ...facts)
  const queue = async (query = '') => (await getNow(`/api/moderation/tags${query}`, { token: admin.token })).body
  const names = (body: Record<string, unknown>, of: string) => (body[of] as { tag: string }[]).map(({ tag }) => tag)
  const slugsAt = async (query: string) => {
    const { tools } = (await getNow(`/api/listings?${query}`)).body as { tools: { slug: string }[] }
    return tools.map(({ slug }) => slug).toSorted()
  }

  it('wait in the order in which they were first carried, each with its tools and one of them', async () => {
    const body = await queue()
    expect(names(body, 'waiting')).toEqual(['ai', 'llm', 'fonts', 'scam'])
    expect(body['totals']).toEqual({ waiting: 4, kept: 0, merged: 0, banned: 0 })
    expect(body).toMatchObject({ waiting: [{ tools: 3, example: { slug: 'kiln' } }, {}, {}, { tools: 1, example: { slug: 'orrery' } }] })
    expect(names(await queue('?q=FON'), 'waiting')).toEqual(['fonts'])
    const further = await queue('?offset=3')
    expect(names(further, 'waiting')).toEqual(['scam'])
    expect(further['totals']).toEqual(body['totals'])
    expect((await getNow('/api/listings?tag=scam')).status).toBe(200)
  })

  it('are shown by their name wherever they are shown, once they are kept', async () => {
    await decide(TagKept({ tag: 'ai', name: 'AI' }))
    expect(await queue()).toMatchObject({ kept: [{ tag: 'ai', name: 'AI', tools: 3, merged: [] }] })
    expect((await getNow('/api/listings?tag=ai')).body).toMatchObject({
      shownName: 'AI',
      related: expect.arrayContaining([{ tag: 'llm', tools: 1 }]),
    })
    expect((await getNow('/api/listings?tag=scam')).body).toMatchObject({ related: [{ tag: 'ai', shownName: 'AI', tools: 1 }] })
    expect((await getNow('/api/tools/orrery')).body).toMatchObject({ tool: { tags: ['scam', 'ai'], tagNames: { ai: 'AI' } } })
    expect((await getNow('/api/listings/overview?kind=tag')).body).toMatchObject({
      listings: [{ name: 'ai', shownName: 'AI', tools: 3 }, {}, {}, {}],
    })
    expect((await getNow('/api/search?q=ai')).body).toMatchObject({ tags: { rows: [{ tag: 'ai', shownName: 'AI', tools: 3 }] } })
    expect((await getNow('/api/search?q=serif')).body).toMatchObject({ tools: { rows: [{ tagNames: { ai: 'AI' } }] } })
    expect((await getNow('/api/listings?category=design')).body).not.toHaveProperty('shownName')
  })

  it('lead to the one that they were merged into, whose listing holds each tool once', async () => {
    await decide(TagMerged({ tag: 'llm', into: 'ai' }))
    expect(await slugsAt('tag=ai')).toEqual(['inkwell', 'kiln', 'orrery', 'serif'])
    expect((await getNow('/api/listings?tag=llm&sort=newest')).body).toMatchObject({ moved: 'ai' })
    expect((await getNow('/api/tools/kiln')).body).toMatchObject({ tool: { tags: ['ai'] } })
    expect((await getNow('/api/search?q=llm')).body).toMatchObject({ tags: { total: 0 } })
    expect(((await getNow('/api/sitemap/tools')).body['tools'] as { tags: string[] }[]).flatMap(({ tags }) => tags)).not.toContain('llm')
    expect(await queue()).toMatchObject({
      kept: [{ tag: 'ai', tools: 4, merged: ['llm'] }],
      merged: [{ tag: 'llm', name: null, into: 'ai', tools: 2 }],
    })
    expect((await getNow('/api/tags/llm')).body).toMatchObject({ into: { tag: 'ai', shownName: 'AI' }, banned: null })
  })

  it('are found by what leads to them, and by words that an address joins', async () => {
    expect(names(await queue('?q=LLM'), 'kept')).toEqual(['ai'])
    await decide(TagKept({ tag: 'road-trips', name: 'Trips by road' }))
    expect(names(await queue('?q=Road+Trips'), 'kept')).toEqual(['road-trips'])
    await decide(TagRestored({ tag: 'road-trips' }))
  })

  it('are nowhere once they are banned, while their tools stay', async () => {
    await decide(TagBanned({ tag: 'scam', reason: 'spam' }))
    expect(await getNow('/api/listings?tag=scam')).toMatchObject({ status: 404, body: { code: 'unknown-tag' } })
    expect((await getNow('/api/tools/orrery')).body).toMatchObject({ tool: { tags: ['ai'] } })
    expect((await getNow('/api/search?q=scam')).body).toMatchObject({ tags: { total: 0 }, tools: { total: 0 } })
    expect(await queue('?q=scam')).toMatchObject({ waiting: [], banned: [{ tag: 'scam', reason: 'spam', tools: 1 }] })
    expect((await getNow('/api/tags/scam')).body).toMatchObject({ into: null, banned: 'spam' })
    expect((await getNow('/api/tags/not-carried')).body).toMatchObject({ shownName: null, into: null, banned: null })
  })

  it('are as they were once an admin takes it back', async () => {
    await decide(TagRestored({ tag: 'scam' }), TagRestored({ tag: 'llm' }))
    expect(await slugsAt('tag=scam')).toEqual(['orrery'])
    expect(await slugsAt('tag=llm')).toEqual(['inkwell', 'kiln'])
    expect(await slugsAt('tag=ai')).toEqual(['kiln', 'orrery', 'serif'])
    expect(names(await queue(), 'waiting')).toEqual(['llm', 'fonts', 'scam'])
  })

  it('are decided about by admins alone', async () => {
    const maker = await story.member('maker')
    expect((await getNow('/api/moderation/tags', { token: maker.token })).status).toBe(403)
    expect((await getNow('/api/moderation/tags')).status).toBe(401)
  })
})
