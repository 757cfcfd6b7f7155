import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchDisqualified } from '@debut/events/launches/launch-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

describe('the moderation of launches', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let admin: Member
  let kite: Launch

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    admin = await story.member('the-admin', 'admin')
    kite = await story.launch('kite', Day.parse('2026-03-04'))
    await story.launch('reel', Day.parse('2026-03-02'))
    await story.launch('old-reel', Day.parse('2025-01-02'))
    ;({ getNow } = await story.serve(() => toInstant('2026-03-02T23:00:00Z')))
    // Who is an admin is known from then on.
    await getNow('/api/members')
  })
  afterAll(() => story.end())

  const slugs = async (query = '') =>
    ((await getNow(`/api/moderation/launches${query}`, { token: admin.token })).body['launches'] as { tool: { slug: string } }[]).map(
      ({ tool }) => tool.slug,
    )

  it('shows an admin what is on, what was and what is to come, and finds the others by name or id', async () => {
    expect(await slugs()).toEqual(['kite', 'reel'])
    expect(await slugs('?q=REEL')).toEqual(['reel', 'old-reel'])
    expect(await slugs(`?q=${kite.launchId.toLowerCase()}`)).toEqual(['kite'])
    expect(await slugs('?q=%25')).toEqual([])
    expect(await slugs('?q=reel&offset=1')).toEqual(['old-reel'])
    expect((await getNow(`/api/moderation/launches?q=${'x'.repeat(81)}`, { token: admin.token })).status).toBe(400)
  })

  it('answers page by page, and says how many there are', async () => {
    const day = Day.parse('2026-03-05')
    for (let index = 0; index < 20; index++) await story.launch(`lamp-${index}`, day)
    const page = async (offset: number) => (await getNow(`/api/moderation/launches?q=lamp&offset=${offset}`, { token: admin.token })).body
    expect(await page(0)).toMatchObject({ total: 20 })
    await story.launch('lamp-more', day)
    const [first, second] = [await page(0), await page(20)] as { launches: { launchId: string }[]; total: number }[]
    expect([first?.launches.length, second?.launches.length, first?.total, second?.total]).toEqual([20, 1, 21, 21])
    expect(new Set([...(first?.launches ?? []), ...(second?.launches ?? [])].map(({ launchId }) => launchId)).size).toBe(21)
  })

  it('says why one stands on no board', async () => {
    await story.append(`launch-${kite.launchId}`, admin.memberId, LaunchDisqualified({ ...kite, reason: 'broken-link' }))
    const { body } = await getNow('/api/moderation/launches?q=kite', { token: admin.token })
    expect(body['launches']).toMatchObject([{ launchId: kite.launchId, state: 'scheduled', disqualified: 'broken-link' }])
  })

  it('is for admins alone', async () => {
    const maker = await story.member('maker')
    expect((await getNow('/api/moderation/launches', { token: maker.token })).status).toBe(403)
    expect((await getNow('/api/moderation/launches')).status).toBe(401)
  })
})
