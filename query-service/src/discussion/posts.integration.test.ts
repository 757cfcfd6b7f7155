import { CommentHidden } from '@debut/events/discussion/comment-events.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostUnliked } from '@debut/events/discussion/like-events.ts'
import type { Feed } from '@debut/events/discussion/post-answers.ts'
import { PostDeleted, PostEdited, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { MemberFollowed } from '@debut/events/follows/follow-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { MemberErased, UsernameChanged } from '@debut/events/members/member-events.ts'
import { ToolHidden, ToolShown } from '@debut/events/tools/tool-events.ts'
import { RewardGranted } from '@debut/events/voting/vote-events.ts'
import { remainsOf } from '@debut/testing/remains.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'
import { writeTexts } from './testing/write-texts.ts'

const LONG = `The beginning.\n\n${'And much more of it. '.repeat(40)}`

describe('posts', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let write: ReturnType<typeof writeTexts>
  let now: Instant
  let [ines, tomasz, aya]: [Member, Member, Member] = [] as never
  let lamp: Launch
  let first: PostId
  let second: PostId
  let third: PostId

  beforeAll(async () => {
    story = await startStory()
    write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    aya = await story.member('aya')
    await story.launch('kite', Day.parse('2026-02-02'), [ines.memberId])
    lamp = await story.launch('lamp', Day.parse('2026-03-02'), [ines.memberId])
    story.at('2026-02-20T20:00:00Z')
    first = await write.publish(ines, `Hello @{${tomasz.memberId}}`, { toolId: lamp.toolId, mentions: [tomasz.memberId], title: 'A lamp' })
    story.at('2026-03-01T20:00:00Z')
    second = await write.publish(tomasz, LONG, { kind: 'question' })
    story.at('2026-03-02T19:00:00Z')
    third = await write.publish(ines, 'Learned something', { kind: 'learning' })
    now = story.at('2026-03-02T20:00:00Z')
    await write.likePost(aya, second, tomasz)
    await write.likePost(ines, second, tomasz)
    await write.likePost(aya, first, ines)
    await story.project()
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  const feed = async (path: string, member?: Member) =>
    (await served.getNow(path, member === undefined ? {} : { token: member.token })).body as unknown as Feed
  const ids = async (path: string, member?: Member) => (await feed(path, member)).posts.map(({ postId }) => postId)
  const ofPost = (postId: PostId, { memberId }: Member, fact: Parameters<Story['append']>[2]) =>
    story.append(`post-${postId}`, memberId, fact)
  const ofLamp = (fact: Parameters<Story['append']>[2]) => story.append(`tool-${lamp.toolId}`, ines.memberId, fact)

  it('stand in the feed the newest first, page by page, and by their kind', async () => {
    expect(await ids('/api/posts')).toEqual([third, second, first])
    const { posts, more } = await feed('/api/posts?limit=2')
    expect(more).toBe(true)
    const next = await feed(`/api/posts?limit=2&before=${posts.at(-1)?.publishedPosition}`)
    expect([...posts, ...next.posts].map(({ postId }) => postId)).toEqual([third, second, first])
    expect(next.more).toBe(false)
    expect(await ids('/api/posts?kind=question')).toEqual([second])
    expect(await feed('/api/posts?kind=todo')).toMatchObject({ posts: [], more: false, all: 3 })
    expect(await ids(`/api/posts?kind=shipped&before=${posts.at(-1)?.publishedPosition}`)).toEqual([first])
  })

  it('show who wrote them, with their reward and the newest tool that they make, and the tool that they are about', async () => {
    const granted = [25, 100].map((tier) => RewardGranted({ memberId: ines.memberId, tier }))
    await story.append(`voter-${ines.memberId}`, ines.memberId, ...granted)
    const { posts } = await feed('/api/posts')
    expect(posts[2]).toMatchObject({
      kind: 'shipped',
      title: 'A lamp',
      author: { memberId: ines.memberId, username: 'ines', avatar: null, tier: 100, makes: { slug: 'lamp', name: 'LAMP' } },
      tool: { toolId: lamp.toolId, slug: 'lamp', name: 'LAMP', tagline: 'Does what lamp does', logo: '/api/drawings/logos/lamp.svg' },
      publishedAt: '2026-02-20T20:00:00.000Z',
      edited: false,
      likes: 1,
      comments: 0,
    })
    expect(posts[1]).toMatchObject({ author: { username: 'tomasz', tier: 0, makes: null }, tool: null, likes: 2 })
    await ofLamp(ToolHidden({ toolId: lamp.toolId, by: ines.memberId }))
    expect((await feed('/api/posts')).posts[2]).toMatchObject({ tool: null, author: { makes: { slug: 'kite' } } })
    await ofLamp(ToolShown({ toolId: lamp.toolId, by: ines.memberId }))
    expect((await served.getNow(`/api/posts/${first}`)).body).toMatchObject({ tool: { slug: 'lamp' }, author: { makes: { slug: 'lamp' } } })
  })

  it('show only their beginning in a feed, and all of it on their own page', async () => {
    const { posts } = await feed('/api/posts')
    expect(posts[1]).toMatchObject({ beginning: 'The beginning.', isWhole: false })
    expect(posts[0]).toMatchObject({ beginning: 'Learned something', isWhole: true })
    expect((await served.getNow(`/api/posts/${second}`)).body).toMatchObject({ body: LONG.trim(), kind: 'question', likes: 2 })
  })

  it('are the best of a day, a week or a month by their likes, and move out of it with time', async () => {
    expect(await ids('/api/posts/top?period=month')).toEqual([second, first, third])
    expect(await ids('/api/posts/top')).toEqual([second, third])
    expect(await ids('/api/posts/top?period=day')).toEqual([second, third])
    expect(await ids('/api/posts/top?period=month&kind=learning')).toEqual([third])
    expect(await ids('/api/posts/top?period=month&limit=1&offset=1')).toEqual([first])
    expect(await feed('/api/posts/top?period=month&limit=1&offset=2')).toMatchObject({ more: false })
    now = now.plus({ hours: 2 })
    expect(await ids('/api/posts/top?period=day')).toEqual([third])
    now = now.minus({ hours: 2 })
  })

  it('of those whom a member follows are for that member', async () => {
    expect((await served.getNow('/api/posts/followed')).status).toBe(401)
    expect(await ids('/api/posts/followed', aya)).toEqual([])
    const { memberId } = aya
    await story.append(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId: ines.memberId }))
    expect(await ids('/api/posts/followed', aya)).toEqual([third, first])
    const { posts, more } = await feed('/api/posts/followed?limit=1', aya)
    expect(more).toBe(true)
    expect(await ids(`/api/posts/followed?before=${posts[0]?.publishedPosition}`, aya)).toEqual([first])
    expect(await ids('/api/posts/followed?kind=learning', aya)).toEqual([third])
    await story.append(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId: tomasz.memberId }))
    expect(await ids('/api/posts/followed', aya)).toEqual([third, second, first])
  })

  it('of one member stand together, page by page, with how many there are, and under a name that was given up lead to the present one', async () => {
    expect(await feed('/api/profiles/ines/posts')).toMatchObject({ username: 'ines', more: false, all: 2 })
    expect(await ids('/api/profiles/ines/posts')).toEqual([third, first])
    const { posts, more } = await feed('/api/profiles/ines/posts?limit=1')
    expect(more).toBe(true)
    expect(await ids(`/api/profiles/ines/posts?before=${posts[0]?.publishedPosition}`)).toEqual([first])
    expect(await feed('/api/profiles/aya/posts')).toMatchObject({ posts: [], more: false, all: 0 })
    expect((await served.get('/api/profiles/no-such-member/posts')).status).toBe(404)
    const { memberId } = aya
    await story.append(`member-${memberId}`, memberId, UsernameChanged({ memberId, username: 'aya-b' }))
    expect((await served.getNow('/api/profiles/aya/posts')).body).toMatchObject({ moved: 'aya-b' })
  })

  it('tell a member alone which of them they like', async () => {
    const asked = `/api/likes?posts=${first},${second},${third}`
    expect((await served.getNow(asked)).status).toBe(401)
    expect((await served.getNow(asked, { token: aya.token })).body).toMatchObject({ posts: [first, second], comments: [] })
    expect((await served.getNow(asked, { token: tomasz.token })).body).toMatchObject({ posts: [], comments: [] })
    await story.append(`liker-${aya.memberId}`, aya.memberId, PostUnliked({ memberId: aya.memberId, postId: first }))
    expect((await served.getNow(asked, { token: aya.token })).body).toMatchObject({ posts: [second] })
    expect((await served.getNow(`/api/posts/${first}`)).body).toMatchObject({ likes: 0 })
  })

  it('name those whom they mention as they are called by now', async () => {
    const body = async () => (await served.getNow(`/api/posts/${first}`)).body['body']
    expect(await body()).toBe('Hello [@tomasz](/profile/tomasz)')
    const { memberId } = tomasz
    await story.append(`member-${memberId}`, memberId, UsernameChanged({ memberId, username: 'tomasz-k' }))
    expect(await body()).toBe('Hello [@tomasz-k](/profile/tomasz-k)')
    expect((await feed('/api/posts')).posts[2]?.beginning).toBe('Hello [@tomasz-k](/profile/tomasz-k)')
  })

  it('are in no feed while they are hidden, and on no page; and are there again once they are shown', async () => {
    const about = { postId: second, by: ines.memberId, reason: 'spam' } as const
    const feeds = [
      '/api/posts',
      '/api/posts?kind=question',
      '/api/posts/top?period=month',
      '/api/posts/followed',
      '/api/profiles/tomasz-k/posts',
    ]
    await ofPost(second, ines, PostHidden(about))
    for (const path of feeds) expect(await ids(path, aya)).not.toContain(second)
    expect(await feed('/api/posts')).toMatchObject({ all: 2 })
    for (const path of [`/api/posts/${second}`, `/api/posts/${second}/comments`])
      for (const reader of [{}, { token: tomasz.token }]) expect((await served.getNow(path, reader)).status).toBe(404)
    await ofPost(second, ines, PostShown(about))
    for (const path of feeds) expect(await ids(path, aya)).toContain(second)
    expect((await served.getNow(`/api/posts/${second}`)).status).toBe(200)
  })

  it('show what was edited at once, and say so where it was later', async () => {
    const content = { postId: third, memberId: ines.memberId, kind: 'todo' as const, title: 'Now with a title', toolId: null, mentions: [] }
    await ofPost(third, ines, PostEdited({ ...content, body: 'Other words' }))
    expect((await served.getNow(`/api/posts/${third}`)).body).toMatchObject({
      title: 'Now with a title',
      body: 'Other words',
      kind: 'todo',
      edited: true,
      revision: 1,
    })
  })

  it('that are questions come with the reply that most members like, and are without it once that is hidden', async () => {
    const question = await write.publish(tomasz, 'How do you price it?', { kind: 'question' })
    const other = await write.publish(tomasz, 'I priced it', { kind: 'learning' })
    const topReply = async (postId: PostId) => (await feed('/api/posts')).posts.find((post) => post.postId === postId)?.topReply
    const on = { postId: question, toolId: null }
    await write.comment(aya, on, 'This one is not liked')
    expect(await topReply(question)).toBeNull()
    const liked = await write.comment(ines, on, `Sell **packs**, as @{${aya.memberId}} does`)
    const reply = await write.reply(tomasz, liked, 'Replies to replies are none')
    await write.likeComment(aya, liked)
    await write.likeComment(aya, reply)
    await write.likeComment(ines, reply)
    await write.likeComment(aya, await write.comment(ines, { postId: other, toolId: null }, 'Not a question'))
    expect(await topReply(question)).toMatchObject({
      commentId: liked.commentId,
      author: { username: 'ines', tier: 100 },
      summary: 'Sell packs, as @aya-b does',
    })
    expect(await topReply(other)).toBeNull()
    const { commentId } = liked
    await story.append(`comment-${commentId}`, tomasz.memberId, CommentHidden({ commentId, reason: 'spam', by: tomasz.memberId }))
    expect(await topReply(question)).toBeNull()
    for (const [postId, author] of [
      [question, tomasz],
      [other, tomasz],
    ] as const)
      await ofPost(postId, author, PostDeleted({ postId, memberId: author.memberId }))
  })

  it('are gone once they are deleted, or their author is erased, with everything that they say', async () => {
    await ofPost(third, ines, PostDeleted({ postId: third, memberId: ines.memberId }))
    expect(await ids('/api/posts')).toEqual([second, first])
    expect((await served.getNow(`/api/posts/${third}`)).status).toBe(404)

    const texts = ['A lamp', 'Hello @{']
    expect(Object.keys(await remainsOf(story.world, texts)).toSorted()).toEqual(texts.toSorted())
    const { memberId } = ines
    await story.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
    expect(await ids('/api/posts')).toEqual([second])
    expect(await ids('/api/posts/followed', aya)).toEqual([second])
    for (const path of [`/api/posts/${first}`, `/api/posts/${first}/comments`]) expect((await served.getNow(path)).status).toBe(404)
    expect((await served.getNow('/api/profiles/ines/posts')).status).toBe(404)
    expect((await served.getNow(`/api/posts/${second}`)).body).toMatchObject({ likes: 1 })
    expect(await remainsOf(story.world, [...texts, 'Other words', 'Learned something'])).toEqual({})
  })
})
