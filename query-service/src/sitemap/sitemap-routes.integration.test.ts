import { eventually } from '@debut/testing/eventually.ts'
import { PostHidden } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTexts } from '../discussion/testing/write-texts.ts'
import { type Launch, startStory, type Story } from '../testing/story.ts'

const MONDAY = Day.parse('2026-03-02')
const FRIDAY = Day.parse('2026-03-06')

describe('what a sitemap is made of', () => {
  let story: Story
  let now = toInstant('2026-03-03T22:00:00Z')
  let get: Awaited<ReturnType<Story['serve']>>['get']
  let launches: Launch[]

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-02-20T12:00:00Z')
    for (const name of ['ines', 'noor', 'mika']) await story.member(name)
    launches = [await story.launch('cherry', FRIDAY), await story.launch('apple', MONDAY), await story.launch('berry', MONDAY)]
    const served = await story.serve(() => now)
    get = served.get
    const [last] = launches.slice(-1)
    await eventually(async () => expect((await served.getNow(`/api/tools/${last?.toolId}`)).status).toBe(200))
    await eventually(async () => expect((await served.getNow('/api/members')).body).toMatchObject({ total: 3 }))
  })
  afterAll(() => story.end())

  it('names every tool with its tags and the newest day it was on the stage, in pages without a gap', async () => {
    const apple = { slug: 'apple', tags: ['ai', 'fonts'], launchedOn: MONDAY }
    const berry = { slug: 'berry', tags: ['ai', 'fonts'], launchedOn: MONDAY }
    const cherry = { slug: 'cherry', tags: ['ai', 'fonts'], launchedOn: null }
    expect((await get('/api/sitemap/tools')).body).toEqual({ tools: [apple, berry, cherry], next: null })
    expect((await get('/api/sitemap/tools?limit=2')).body).toEqual({ tools: [apple, berry], next: 'berry' })
    expect((await get('/api/sitemap/tools?limit=2&after=berry')).body).toEqual({ tools: [cherry], next: null })
    now = toInstant('2026-03-06T08:00:00Z')
    expect((await get('/api/sitemap/tools?after=berry')).body).toMatchObject({ tools: [{ slug: 'cherry', launchedOn: FRIDAY }] })
  })

  it('names every member who has a username, in the order they came', async () => {
    const first = await get('/api/sitemap/members?limit=2')
    expect(first.body).toEqual({ members: [{ username: 'ines' }, { username: 'noor' }], next: expect.any(Number) })
    const second = await get(`/api/sitemap/members?limit=2&after=${String(first.body['next'])}`)
    expect(second.body).toEqual({ members: [{ username: 'mika' }], next: null })
  })

  it('names every post that everybody can read, with its day, in the order they came', async () => {
    const write = writeTexts(story)
    const author = await story.member('yuki')
    const [first, second, third] = [
      await write.publish(author, 'One'),
      await write.publish(author, 'Two'),
      await write.publish(author, 'Three'),
    ]
    await story.append(`post-${second}`, author.memberId, PostHidden({ postId: second, by: null, reason: 'links' }))
    await eventually(async () =>
      expect((await get('/api/sitemap/posts')).body).toMatchObject({ posts: [{ postId: first }, { postId: third }] }),
    )
    const { body } = await get('/api/sitemap/posts?limit=1')
    expect(body).toEqual({ posts: [{ postId: first, publishedOn: expect.any(String) }], next: expect.any(Number) })
    expect((await get(`/api/sitemap/posts?after=${String(body['next'])}`)).body).toMatchObject({ posts: [{ postId: third }], next: null })
  })

  it('answers 304 to a client that has it, and 400 to what cannot be a page', async () => {
    for (const path of ['/api/sitemap/tools', '/api/sitemap/members', '/api/sitemap/posts']) {
      const { headers } = await get(path)
      expect((await get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
      for (const query of ['?limit=0', '?limit=1001', '?after=A_B', '?before=x']) expect((await get(path + query)).status).toBe(400)
    }
  })
})
