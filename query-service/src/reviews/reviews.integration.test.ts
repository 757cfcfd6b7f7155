import { Day } from '@debut/events/kernel/days.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import { ReviewMarkedHelpful, ReviewReported, readerStream } from '@debut/events/reviews/reader-events.ts'
import type { ModeratedReviews, OwnReview, RatingOfTool, Reviews } from '@debut/events/reviews/review-answers.ts'
import {
  ReviewAnswered,
  ReviewCleared,
  ReviewEdited,
  ReviewHidden,
  ReviewShown,
  reviewStream,
  ReviewWritten,
} from '@debut/events/reviews/review-events.ts'
import { type Rating, reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { REVIEW_PAGE } from '@debut/events/reviews/review-questions.ts'
import { MakerJoined, MakerLeft, ToolHidden, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const QUEUE = '/api/moderation/reviews'

describe('reviews of a tool', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [ines, tomasz, aya, noor, boss]: [Member, Member, Member, Member, Member] = [] as never
  let [lamp, kite, gone]: [Launch, Launch, Launch] = [] as never

  const about = ({ memberId }: Member, { toolId } = lamp) => ({ toolId, memberId })
  const idOf = (author: Member, { toolId } = lamp) => reviewIdOf(toolId, author.memberId)
  const ofReview = (author: Member, fact: Parameters<Story['append']>[2], launch = lamp) =>
    story.append(reviewStream(idOf(author, launch)), author.memberId, fact)
  const bodyOf = ({ username }: Member, rating: Rating) => `${username} gives it ${rating} stars out of five`
  const write = (author: Member, rating: Rating, launch = lamp) =>
    ofReview(author, ReviewWritten({ ...about(author, launch), rating, body: bodyOf(author, rating), makers: [] }), launch)
  const finds = ({ memberId }: Member, author: Member) =>
    story.append(readerStream(memberId), memberId, ReviewMarkedHelpful({ memberId, reviewId: idOf(author) }))
  const report = ({ memberId }: Member, author: Member, note: string | null, launch = lamp) =>
    story.append(readerStream(memberId), memberId, ReviewReported({ memberId, reviewId: idOf(author, launch), reason: 'spam', note }))
  const ofTool = (fact: Parameters<Story['append']>[2], { toolId } = lamp) => story.append(`tool-${toolId}`, ines.memberId, fact)

  const listOf = async (query = '', { toolId } = lamp) =>
    (await served.getNow(`/api/tools/${toolId}/reviews${query}`)).body as unknown as Reviews
  const authors = async (query?: string) => (await listOf(query)).list.map(({ author }) => author.username)
  const rating = async ({ toolId } = lamp) => (await served.getNow(`/api/tools/${toolId}/rating`)).body as unknown as RatingOfTool
  const ownOf = async ({ token }: Member, { toolId } = lamp) =>
    (await served.getNow(`/api/tools/${toolId}/own-review`, { token })).body as unknown as OwnReview
  const queue = async (query = '') => (await served.getNow(QUEUE + query, { token: boss.token })).body as unknown as ModeratedReviews

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    aya = await story.member('aya')
    noor = await story.member('noor')
    boss = await story.member('boss', 'admin' satisfies Role)
    const day = Day.parse('2026-03-02')
    lamp = await story.launch('lamp', day, [ines.memberId])
    kite = await story.launch('kite', day, [ines.memberId])
    gone = await story.launch('gone', day, [ines.memberId])
    await write(tomasz, 4)
    await write(aya, 1)
    await write(noor, 5)
    await finds(aya, tomasz)
    await finds(ines, tomasz)
    await ofReview(aya, ReviewAnswered({ ...about(aya), makerId: ines.memberId, body: 'We are **sorry** to read that.' }))
    await ofReview(noor, ReviewEdited({ ...about(noor), rating: 5, body: bodyOf(noor, 5), marked: true }))
    await story.project()
    const now = story.at('2026-03-02T21:00:00Z')
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  it('come with their mean, how many gave which rating, and the answer of a maker', async () => {
    expect(await listOf()).toMatchObject({ mean: 3.4, counts: [1, 0, 0, 1, 1], reviews: 3, page: 1, pages: 1 })
    expect((await listOf()).list).toEqual([
      {
        reviewId: idOf(tomasz),
        author: expect.objectContaining({ memberId: tomasz.memberId, username: 'tomasz' }),
        rating: 4,
        body: bodyOf(tomasz, 4),
        at: '2026-03-02T20:00:00.000Z',
        edited: false,
        helpful: 2,
        answer: null,
      },
      expect.objectContaining({ reviewId: idOf(noor), edited: true, helpful: 0 }),
      expect.objectContaining({
        reviewId: idOf(aya),
        answer: {
          author: expect.objectContaining({ username: 'ines', makes: { slug: expect.any(String), name: expect.any(String) } }),
          body: 'We are **sorry** to read that.',
          at: '2026-03-02T20:00:00.000Z',
        },
      }),
    ])
  })

  it('stand in the order in which they help, or the newest first', async () => {
    expect(await authors()).toEqual(['tomasz', 'noor', 'aya'])
    expect(await authors('?sort=newest')).toEqual(['noor', 'aya', 'tomasz'])
    expect((await served.get(`/api/tools/${lamp.toolId}/reviews?sort=best`)).status).toBe(400)
  })

  it('come page by page', async () => {
    const launch = await story.launch('many', Day.parse('2026-03-02'), [ines.memberId])
    for (let n = 0; n <= REVIEW_PAGE; n++) await write(await story.member(`crowd-${n}`), 3, launch)
    const [first, second, third] = [await listOf('', launch), await listOf('?page=2', launch), await listOf('?page=3', launch)]
    expect([first, second, third].map(({ list, page, pages }) => [list.length, page, pages])).toEqual([
      [REVIEW_PAGE, 1, 2],
      [1, 2, 2],
      [0, 3, 2],
    ])
    expect(second.list[0]?.author.username).toBe('crowd-0')
    expect(first).toMatchObject({ counts: [0, 0, REVIEW_PAGE + 1, 0, 0], mean: 3 })
  })

  it('have a rating by itself, also where there are none', async () => {
    expect(await rating()).toMatchObject({ mean: 3.4, counts: [1, 0, 0, 1, 1], reviews: 3 })
    expect(await rating(kite)).toMatchObject({ mean: null, counts: [0, 0, 0, 0, 0], reviews: 0 })
    expect(await listOf('', kite)).toMatchObject({ mean: null, reviews: 0, list: [], page: 1, pages: 1 })
  })

  it('are known as their own to members, and makers are known as such', async () => {
    expect(await ownOf(tomasz)).toMatchObject({
      toolId: lamp.toolId,
      isMaker: false,
      review: { reviewId: idOf(tomasz), rating: 4, body: bodyOf(tomasz, 4), at: '2026-03-02T20:00:00.000Z', hiddenFor: null, hiding: null },
    })
    expect(await ownOf(ines)).toMatchObject({ isMaker: true, review: null })
    expect(await ownOf(boss)).toMatchObject({ isMaker: false, review: null })
    const asked = [tomasz, aya].map((author) => idOf(author)).join()
    const { body } = await served.getNow(`/api/helpful?reviews=${asked}`, { token: aya.token })
    expect(body).toMatchObject({ reviews: [idOf(tomasz)] })
    expect((await served.getNow('/api/helpful', { token: aya.token })).body).toMatchObject({ reviews: [] })
  })

  it('wait for what their reader has just done, without being asked to', async () => {
    const late = await story.member('late')
    await served.getNow(`/api/tools/${lamp.toolId}/rating`)
    story.bus.publish('accepted', [{ memberId: late.memberId, position: story.last() + 1_000_000 }])
    const routes = ['/reviews', '/rating', '/own-review'].map((each) => `/api/tools/${lamp.toolId}${each}`)
    await Promise.all(
      [...routes, '/api/helpful'].map(async (path) => {
        const isStale = async ({ token }: Member) => (await served.get(path, { token })).headers.get('x-stale')
        await eventually(async () => expect(await isStale(late)).toBe('true'))
        expect(await isStale(tomasz)).toBe(null)
      }),
    )
  })

  it('are seen by their author alone while they are hidden', async () => {
    await ofReview(aya, ReviewHidden({ ...about(aya), reason: 'spam', by: boss.memberId }))
    expect(await authors()).toEqual(['tomasz', 'noor'])
    expect(await rating()).toMatchObject({ counts: [0, 0, 0, 1, 1] })
    expect(await ownOf(aya)).toMatchObject({
      review: { rating: 1, hiddenFor: { reason: 'spam', isHeld: false }, hiding: { appeal: null } },
    })
    await ofReview(aya, ReviewShown({ ...about(aya), reason: 'mistake', by: boss.memberId }))
    expect(await authors()).toEqual(['tomasz', 'noor', 'aya'])
  })

  it('are no longer shown or counted once their author makes the tool', async () => {
    const { toolId, memberId } = about(noor)
    await ofTool(MakerJoined({ toolId, memberId }))
    expect(await authors()).toEqual(['tomasz', 'aya'])
    expect(await rating()).toMatchObject({ counts: [1, 0, 0, 1, 0] })
    expect(await ownOf(noor)).toMatchObject({ isMaker: true, review: { rating: 5 } })
    await ofTool(MakerLeft({ toolId, memberId, by: memberId }))
    expect(await rating()).toMatchObject({ counts: [1, 0, 0, 1, 1] })
  })

  it('wait for admins where they are reported or held, the oldest first, until they are decided on', async () => {
    expect(await queue()).toMatchObject({ reviews: [], total: 0, more: false })
    await report(ines, tomasz, 'He works for them.')
    await report(aya, tomasz, null)
    await ofReview(noor, ReviewHidden({ ...about(noor), reason: 'links', by: null }))
    const { reviews, total } = await queue()
    expect(total).toBe(2)
    expect(reviews).toMatchObject([
      {
        reviewId: idOf(tomasz),
        tool: { toolId: lamp.toolId, slug: 'lamp', name: 'LAMP' },
        author: { username: 'tomasz' },
        rating: 4,
        body: bodyOf(tomasz, 4),
        hiddenFor: null,
        reports: [
          { reason: 'spam', note: null },
          { reason: 'spam', note: 'He works for them.', at: '2026-03-02T21:00:00.000Z' },
        ],
      },
      { reviewId: idOf(noor), hiddenFor: { reason: 'links', isHeld: true }, reports: [] },
    ])
    const after = async (index: number) => (await queue(`?after=${reviews[index]?.oldestPosition}`)).reviews.map(({ reviewId }) => reviewId)
    expect(await after(0)).toEqual([idOf(noor)])
    expect(await after(1)).toEqual([])
    await ofReview(noor, ReviewShown({ ...about(noor), reason: 'reviewed', by: boss.memberId }))
    await ofReview(tomasz, ReviewCleared({ ...about(tomasz), by: boss.memberId }))
    expect(await queue()).toMatchObject({ reviews: [] })
    expect((await served.getNow(QUEUE, { token: ines.token })).status).toBe(403)
  })

  it('are listed by their author, the newest first, as long as everybody can read them', async () => {
    const path = '/api/profiles/tomasz/reviews'
    await write(tomasz, 2, kite)
    const { body } = await served.getNow(path)
    expect(body).toMatchObject({
      username: 'tomasz',
      more: false,
      all: 2,
      reviews: [
        { reviewId: idOf(tomasz, kite), rating: 2, tool: { slug: 'kite', toolId: kite.toolId } },
        { reviewId: idOf(tomasz), rating: 4, body: bodyOf(tomasz, 4), helpful: 2, tool: { slug: 'lamp' } },
      ],
    })
    const page = (await served.getNow(`${path}?limit=1`)).body as { more: boolean; reviews: { writtenPosition: number }[] }
    expect(page.more).toBe(true)
    const next = await served.getNow(`${path}?limit=1&before=${page.reviews[0]?.writtenPosition}`)
    expect(next.body).toMatchObject({ more: false, reviews: [{ rating: 4 }] })
    await ofReview(tomasz, ReviewHidden({ ...about(tomasz, kite), reason: 'spam', by: boss.memberId }), kite)
    expect((await served.getNow(path)).body).toMatchObject({ all: 1, reviews: [{ tool: { slug: 'lamp' } }] })
    expect((await served.getNow('/api/profiles/no-such-member/reviews')).status).toBe(404)
  })

  it('are answered with nothing where not everybody sees the tool', async () => {
    await write(tomasz, 5, gone)
    await report(aya, tomasz, null, gone)
    const { toolId } = gone
    const by = ines.memberId
    const statuses = async () => {
      const paths = [`/api/tools/${toolId}/reviews`, `/api/tools/${toolId}/rating`, `/api/tools/${toolId}/own-review`]
      return Promise.all(paths.map(async (path) => (await served.getNow(path, { token: tomasz.token })).status))
    }
    expect(await statuses()).toEqual([200, 200, 200])
    await ofTool(ToolHidden({ toolId, by }), gone)
    expect(await statuses()).toEqual([404, 404, 404])
    await ofTool(ToolShown({ toolId, by }), gone)
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await queue()).reviews).toHaveLength(1)
    await ofTool(ToolRemoved({ toolId, by }), gone)
    expect(await statuses()).toEqual([404, 404, 404])
    expect((await queue()).reviews).toEqual([])
    expect((await served.getNow('/api/tools/01K9Z7V5C0QW8R3N4M2X000009/rating')).status).toBe(404)
  })

  it('have nothing of members who are erased', async () => {
    for (const { memberId } of [aya, ines]) await story.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
    expect(await listOf()).toMatchObject({
      counts: [0, 0, 0, 1, 1],
      list: [
        { author: { username: 'noor' }, helpful: 0, answer: null },
        { author: { username: 'tomasz' }, helpful: 0, answer: null },
      ],
    })
  })
})
