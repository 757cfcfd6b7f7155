import type { CommentPlace, CommentRow, ShownComment, Thread } from '@debut/events/discussion/comment-answers.ts'
import { CommentDeleted, CommentEdited, CommentHidden, CommentShown } from '@debut/events/discussion/comment-events.ts'
import { BRANCH_SHOWS, THREAD_PAGE, type threadOrders } from '@debut/events/discussion/comment-questions.ts'
import { CommentId, type PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostDeleted, PostEdited, PostHidden } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased, UsernameChanged } from '@debut/events/members/member-events.ts'
import { ToolHidden, ToolShown } from '@debut/events/tools/tool-events.ts'
import { remainsOf } from '@debut/testing/remains.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive } from '../kernel/live/testing/live-client.ts'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'
import { type Comment, writeTexts } from './testing/write-texts.ts'

type Order = (typeof threadOrders)[number]

const isShown = (comment: CommentRow): comment is ShownComment => comment.state === 'shown'
/** What a thread says, as an outline; hidden and deleted ones in brackets. */
const outline = (comments: readonly CommentRow[]) =>
  comments.map((comment) => `${'> '.repeat(comment.depth - 1)}${isShown(comment) ? comment.body : `[${comment.state}]`}`)

describe('a thread', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let write: ReturnType<typeof writeTexts>
  let [ines, tomasz, aya]: [Member, Member, Member] = [] as never
  let lamp: Launch
  let postId: PostId

  beforeAll(async () => {
    story = await startStory()
    write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    aya = await story.member('aya')
    lamp = await story.launch('lamp', Day.parse('2026-03-02'), [ines.memberId])
    postId = await write.publish(ines, 'A post', { toolId: lamp.toolId })
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
  })
  afterAll(() => story.end())

  const threadAt = async (path: string) => (await served.getNow(path)).body as unknown as Thread
  const onTool = () => ({ postId: null, toolId: lamp.toolId })
  const onPost = (of = postId) => ({ postId: of, toolId: null })
  const ofComment = ({ commentId, author }: Comment, fact: Parameters<Story['append']>[2]) =>
    story.append(`comment-${commentId}`, author.memberId, fact)
  const remove = (comment: Comment) =>
    ofComment(comment, CommentDeleted({ commentId: comment.commentId, memberId: comment.author.memberId }))
  const hide = (comment: Comment) => ofComment(comment, CommentHidden({ commentId: comment.commentId, by: ines.memberId, reason: 'spam' }))
  const show = (comment: Comment) =>
    ofComment(comment, CommentShown({ commentId: comment.commentId, by: ines.memberId, reason: 'mistake' }))

  describe('under a tool', () => {
    const path = () => `/api/tools/${lamp.toolId}/comments`
    let [one, two, three]: [Comment, Comment, Comment] = [] as never
    let replies: Record<'first' | 'second' | 'below', Comment>

    beforeAll(async () => {
      one = await write.comment(tomasz, onTool(), 'One')
      two = await write.comment(aya, onTool(), `Two, for @{${tomasz.memberId}}`)
      three = await write.comment(ines, onTool(), 'Three')
      const [first, second] = [await write.reply(ines, one, 'First'), await write.reply(aya, one, 'Second')]
      replies = { first, second, below: await write.reply(tomasz, first, 'Below the first') }
      await write.likeComment(tomasz, two)
      await write.likeComment(aya, second)
    })

    it('is empty, and one page, where there are no comments', async () => {
      const other = await write.publish(aya, 'Nothing said of it')
      expect(await threadAt(`/api/posts/${other}/comments`)).toMatchObject({ comments: [], cut: [], total: 0, page: 1, pages: 1 })
    })

    it('has the most liked first, and the oldest of equals; each reply after the comment that it replies to', async () => {
      const thread = await threadAt(path())
      expect(outline(thread.comments)).toEqual([
        'Two, for [@tomasz](/profile/tomasz)',
        'One',
        '> Second',
        '> First',
        '> > Below the first',
        'Three',
      ])
      expect(thread).toMatchObject({ cut: [], total: 6, page: 1, pages: 1 })
      expect(outline((await threadAt(`${path()}?sort=newest`)).comments)).toEqual([
        'Three',
        'Two, for [@tomasz](/profile/tomasz)',
        'One',
        '> Second',
        '> First',
        '> > Below the first',
      ])
    })

    it('says who wrote each, whether they make the tool, and how many like it', async () => {
      const { comments } = await threadAt(path())
      expect(comments.filter(isShown).map(({ author, byMaker, likes }) => [author.username, byMaker, likes])).toEqual([
        ['aya', false, 1],
        ['tomasz', false, 0],
        ['aya', false, 1],
        ['ines', true, 0],
        ['tomasz', false, 0],
        ['ines', true, 0],
      ])
      expect(comments.at(-1)).toMatchObject({
        author: { makes: { slug: 'lamp' }, tier: 0 },
        parentId: null,
        rootId: three.commentId,
        depth: 1,
      })
      expect(comments[4]).toMatchObject({
        parentId: replies.first.commentId,
        rootId: one.commentId,
        depth: 3,
        at: '2026-03-02T20:00:00.000Z',
      })
    })

    it('shows that a comment was edited where its event says so', async () => {
      const edited = { commentId: three.commentId, memberId: ines.memberId, mentions: [] }
      await ofComment(three, CommentEdited({ ...edited, body: 'Three, better', marked: false }))
      expect((await threadAt(path())).comments.at(-1)).toMatchObject({ body: 'Three, better', edited: false })
      await ofComment(three, CommentEdited({ ...edited, body: 'Three, again', marked: true }))
      expect((await threadAt(path())).comments.at(-1)).toMatchObject({ body: 'Three, again', edited: true })
    })

    it('follows a rename of those whom it mentions and who wrote in it', async () => {
      const { memberId } = tomasz
      await story.append(`member-${memberId}`, memberId, UsernameChanged({ memberId, username: 'tomasz-k' }))
      const { comments } = await threadAt(path())
      expect(comments[0]).toMatchObject({ body: 'Two, for [@tomasz-k](/profile/tomasz-k)' })
      expect(comments[1]).toMatchObject({ author: { username: 'tomasz-k' } })
    })

    it('keeps the place of what is deleted or hidden as long as there are replies to it, without text or author', async () => {
      await remove(one)
      await hide(replies.first)
      const { comments, total } = await threadAt(path())
      expect(outline(comments)).toEqual([
        'Two, for [@tomasz-k](/profile/tomasz-k)',
        '[deleted]',
        '> Second',
        '> [hidden]',
        '> > Below the first',
        'Three, again',
      ])
      expect(total).toBe(4)
      expect(Object.keys(comments[1] ?? {}).toSorted()).toEqual(['at', 'commentId', 'depth', 'parentId', 'rootId', 'state'])
      await hide(replies.below)
      expect(outline((await threadAt(path())).comments)).toEqual([
        'Two, for [@tomasz-k](/profile/tomasz-k)',
        '[deleted]',
        '> Second',
        'Three, again',
      ])
      await hide(replies.second)
      expect(outline((await threadAt(path())).comments)).toEqual(['Two, for [@tomasz-k](/profile/tomasz-k)', 'Three, again'])
      for (const each of [replies.second, replies.first, replies.below]) await show(each)
      expect((await threadAt(path())).comments).toHaveLength(6)
    })

    it('says where a comment stands, and knows none that is not shown', async () => {
      const placeOf = (id: string) => served.getNow(`/api/comments/${id}`)
      expect((await placeOf(replies.below.commentId)).body).toMatchObject({
        postId: null,
        toolId: lamp.toolId,
        rootId: one.commentId,
        page: 1,
      })
      expect((await placeOf(one.commentId)).body).toMatchObject({ rootId: one.commentId })
      await hide(three)
      expect((await placeOf(three.commentId)).status).toBe(404)
      expect((await placeOf(CommentId.parse(story.world.newUlid()))).status).toBe(404)
      expect((await placeOf('nothing')).status).toBe(400)
      await show(three)
    })

    it('tells a member alone which comments they like', async () => {
      const asked = `/api/likes?comments=${one.commentId},${two.commentId},${replies.second.commentId}`
      expect((await served.getNow(asked, { token: tomasz.token })).body).toMatchObject({ posts: [], comments: [two.commentId] })
      expect((await served.getNow(asked, { token: aya.token })).body).toMatchObject({ comments: [replies.second.commentId] })
    })

    it('is not there while the tool is hidden', async () => {
      const { toolId } = lamp
      await story.append(`tool-${toolId}`, ines.memberId, ToolHidden({ toolId, by: ines.memberId }))
      for (const each of [path(), `/api/comments/${one.commentId}`, `/api/comments/${one.commentId}/replies`])
        expect((await served.getNow(each)).status, each).toBe(404)
      await story.append(`tool-${toolId}`, ines.memberId, ToolShown({ toolId, by: ines.memberId }))
      expect((await served.getNow(path())).status).toBe(200)
    })

    it('has no text, name or like of a member who is erased, and keeps their place for others’ replies', async () => {
      const texts = ['Below the first', 'tomasz-k']
      expect(Object.keys(await remainsOf(story.world, texts)).toSorted()).toEqual(texts)
      const answer = await write.reply(aya, replies.first, 'Answered')
      await write.likeComment(tomasz, answer)
      const { memberId } = tomasz
      await story.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
      const { comments, total } = await threadAt(path())
      expect(outline(comments)).toEqual(['[deleted]', '> Second', '> First', '> > Answered', 'Two, for @someone', 'Three, again'])
      expect(comments.filter(isShown).map(({ likes }) => likes)).toEqual([1, 0, 0, 0, 0])
      expect(total).toBe(5)
      expect(await remainsOf(story.world, texts)).toEqual({})
    })
  })

  it('can be read for longer than the post that it stands under, as long as something is left of it and the post is not hidden', async () => {
    const given = [
      await write.publish(aya, 'To be deleted'),
      await write.publish(aya, 'To be hidden'),
      await write.publish(aya, 'Never answered'),
    ]
    const [deleted, hidden, unanswered] = given as [PostId, PostId, PostId]
    const comment = await write.comment(ines, onPost(deleted), 'What I think of it')
    const reply = await write.reply(ines, comment, 'And more')
    await write.comment(ines, onPost(hidden), 'What I think of this')
    await story.append(`post-${hidden}`, aya.memberId, PostHidden({ postId: hidden, by: ines.memberId, reason: 'spam' }))
    for (const postId of [deleted, unanswered])
      await story.append(`post-${postId}`, aya.memberId, PostDeleted({ postId, memberId: aya.memberId }))

    expect(outline((await threadAt(`/api/posts/${deleted}/comments`)).comments)).toEqual(['What I think of it', '> And more'])
    expect((await served.getNow(`/api/comments/${reply.commentId}`)).body).toMatchObject({ postId: deleted })
    expect((await threadAt(`/api/comments/${comment.commentId}/replies`)).comments).toHaveLength(1)
    for (const each of [`/api/posts/${deleted}`, `/api/posts/${hidden}/comments`, `/api/posts/${unanswered}/comments`])
      expect((await served.getNow(each)).status, each).toBe(404)

    await remove(comment)
    expect(outline((await threadAt(`/api/posts/${deleted}/comments`)).comments)).toEqual(['[deleted]', '> And more'])
    await remove(reply)
    expect((await served.getNow(`/api/posts/${deleted}/comments`)).status).toBe(404)
  })

  it('can be read once the author of its post is erased', async () => {
    const leaving = await story.member('leaving')
    const post = await write.publish(leaving, 'To be erased')
    await write.comment(ines, onPost(post), 'It was good to read')
    await story.append(`member-${leaving.memberId}`, leaving.memberId, MemberErased({ memberId: leaving.memberId }))
    expect(outline((await threadAt(`/api/posts/${post}/comments`)).comments)).toEqual(['It was good to read'])
    expect((await served.getNow(`/api/posts/${post}`)).status).toBe(404)
  })

  describe('that is long', () => {
    /** Every tenth has replies, and one has more of them than are shown. */
    const FIRST_COMMENTS = 200
    const MANY = BRANCH_SHOWS + 10
    let long: PostId
    let big: Comment
    let readable: Set<string>

    beforeAll(async () => {
      long = await write.publish(aya, 'Much to say')
      readable = new Set()
      const written: Comment[] = []
      const keep = (comment: Comment) => {
        readable.add(comment.commentId)
        written.push(comment)
        return comment
      }
      for (let n = 0; n < FIRST_COMMENTS; n++) {
        const comment = keep(await write.comment(n % 3 === 0 ? ines : aya, onPost(long), `Comment ${n}`))
        if (n % 10 === 0) keep(await write.reply(aya, keep(await write.reply(ines, comment, `Reply ${n}`)), `Below ${n}`))
        if (n % 5 === 0) await write.likeComment(n % 3 === 0 ? aya : ines, comment)
      }
      big = keep(await write.comment(ines, onPost(long), 'Much to answer'))
      for (let n = 0; n < MANY / 2; n++) keep(await write.reply(ines, keep(await write.reply(aya, big, `Answer ${n}`)), `To answer ${n}`))
      // Of those with replies only their place is left.
      for (const comment of written.filter((_, index) => index % 11 === 0)) {
        await remove(comment)
        readable.delete(comment.commentId)
      }
    })

    const pagesOf = async (sort: Order): Promise<Thread[]> => {
      const first = await threadAt(`/api/posts/${long}/comments?sort=${sort}`)
      const pages = [first]
      for (let page = 2; page <= first.pages; page++) pages.push(await threadAt(`/api/posts/${long}/comments?sort=${sort}&page=${page}`))
      return pages
    }

    it.each(['best', 'newest'] as const)(
      'has every readable comment on exactly one page, or in the rest of its branch: %s first',
      async (sort) => {
        const pages = await pagesOf(sort)
        expect(pages.length).toBeGreaterThan(2)
        const { comments: whole } = (await served.getNow(`/api/comments/${big.commentId}/replies`)).body as unknown as Thread
        const onPages = pages.flatMap(({ comments }) => comments)
        const seen = new Set(onPages.map(({ commentId }) => commentId))
        const rest = whole.filter(({ commentId }) => !seen.has(commentId))
        expect(pages.flatMap(({ cut }) => cut)).toEqual([{ rootId: big.commentId, more: rest.length }])
        expect(onPages.filter(({ rootId, depth }) => rootId === big.commentId && depth > 1)).toEqual(whole.slice(0, BRANCH_SHOWS))

        const met = [...onPages, ...rest].filter(isShown).map(({ commentId }) => commentId)
        expect(met.toSorted()).toEqual([...readable].toSorted())
        for (const { total } of pages) expect(total).toBe(readable.size)
      },
    )

    it.each(['best', 'newest'] as const)('is cut into full pages, with no branch on two of them: %s first', async (sort) => {
      const pages = await pagesOf(sort)
      for (const { comments } of pages.slice(0, -1)) {
        expect(comments.length).toBeGreaterThanOrEqual(THREAD_PAGE - BRANCH_SHOWS)
        expect(comments.length).toBeLessThan(THREAD_PAGE + 1 + BRANCH_SHOWS)
      }
      const roots = pages.flatMap(({ comments }) => [...new Set(comments.map(({ rootId }) => rootId))])
      expect(new Set(roots).size).toBe(roots.length)
      for (const { comments } of pages)
        for (const [index, { parentId, depth }] of comments.entries())
          expect(comments.slice(0, index).some(({ commentId }) => commentId === parentId)).toBe(depth > 1)
    })

    it('stands in the order that is asked for, over all pages', async () => {
      const rootsOf = async (sort: Order) => (await pagesOf(sort)).flatMap(({ comments }) => comments.filter(({ depth }) => depth === 1))
      const newest = (await rootsOf('newest')).map(({ commentId }) => commentId)
      expect(newest).toEqual(newest.toSorted().toReversed())
      const likes = (await rootsOf('best')).filter(isShown).map((comment) => comment.likes)
      expect(likes).toEqual(likes.toSorted((one, other) => other - one))
    })

    it.each(['best', 'newest'] as const)('knows the page of each comment: %s first', async (sort) => {
      for (const { comments, page } of await pagesOf(sort))
        for (const { commentId, rootId } of comments.filter((_, index) => index % 9 === 0)) {
          const { body } = await served.getNow(`/api/comments/${commentId}?sort=${sort}`)
          expect(body as unknown as CommentPlace).toMatchObject({ postId: long, toolId: null, rootId, page })
        }
    })

    it('has nothing on a page after its last, and no branch that begins with a reply', async () => {
      expect(await threadAt(`/api/posts/${long}/comments?page=99`)).toMatchObject({ comments: [], page: 99, total: readable.size })
      const [reply] = (await threadAt(`/api/comments/${big.commentId}/replies`)).comments
      expect((await served.getNow(`/api/comments/${reply?.commentId}/replies`)).status).toBe(404)
    })

    it('is counted on its post', async () => {
      expect((await served.getNow(`/api/posts/${long}`)).body).toMatchObject({ comments: readable.size })
    })
  })

  describe('that is followed', () => {
    interface Body {
      readonly published?: number
      readonly comments?: number
      readonly newest?: readonly { readonly memberId: string }[]
      readonly likes?: number
    }
    const join = async () => {
      const client = await connectLive<Body>(served.url)
      client.say({ type: 'hello', token: null })
      await client.receives('welcome')
      return Object.assign(client, {
        subscribe: (topic: string) => client.say({ type: 'subscribe', topic, cursor: null }),
        latest: (topic: string) => client.bodies(topic).at(-1),
      })
    }

    it('says how many comments and likes there are, of a post and of a tool, and who commented last, and nothing of a post that is hidden', async () => {
      const followed = await write.publish(ines, 'To be followed')
      const [post, tool] = [`thread:post:${followed}`, `thread:tool:${lamp.toolId}`]
      await served.getNow(`/api/posts/${followed}`)
      const client = await join()
      for (const topic of [post, tool]) {
        client.subscribe(topic)
        await client.receives('message', topic)
      }
      expect(client.latest(post)).toMatchObject({ comments: 0, newest: [], likes: 0 })
      const before = client.latest(tool)?.comments ?? Number.NaN
      const written = await write.comment(aya, onPost(followed), 'Seen at once')
      await write.likePost(aya, followed, ines)
      await eventually(() => expect(client.latest(post)).toMatchObject({ comments: 1, newest: [{ memberId: aya.memberId }], likes: 1 }))
      await write.comment(aya, onTool(), 'Here as well')
      await eventually(() => expect(client.latest(tool)).toMatchObject({ comments: before + 1, likes: 0 }))
      await hide(written)
      await eventually(() => expect(client.latest(post)).toMatchObject({ comments: 0, newest: [], likes: 1 }))
      await story.append(
        `post-${followed}`,
        ines.memberId,
        PostEdited({
          postId: followed,
          memberId: ines.memberId,
          kind: 'learning',
          title: null,
          body: 'Other words',
          toolId: null,
          mentions: [],
        }),
      )
      await eventually(() => expect(client.latest(post)).toMatchObject({ likes: 1, revision: 1 }))
      await story.append(`post-${followed}`, ines.memberId, PostHidden({ postId: followed, by: ines.memberId, reason: 'spam' }))
      await eventually(() => expect(client.latest(post)).toMatchObject({ comments: 0, likes: 0 }))
      client.socket.close()
    })

    it('stands beside the number of all posts', async () => {
      const client = await join()
      client.subscribe('posts')
      await client.receives('message', 'posts')
      const before = client.latest('posts')?.published ?? Number.NaN
      await write.publish(aya, 'One more')
      await eventually(() => expect(client.latest('posts')).toMatchObject({ published: before + 1 }))
      expect(client.latest('posts')?.newest?.[0]).toMatchObject({ memberId: aya.memberId })
      client.socket.close()
    })

    it.each([
      ['thread', 'invalid'],
      ['thread:post', 'invalid'],
      ['thread:post:nothing', 'invalid'],
      ['thread:comment:01K9Z7V5C0QW8R3N4M2X000000', 'invalid'],
      ['thread:post:01k9z7v5c0qw8r3n4m2x000000', 'invalid'],
      ['thread:tool:01K9Z7V5C0QW8R3N4M2X000000:more', 'invalid'],
      ['thread:post:01K9Z7V5C0QW8R3N4M2X000000', 'not-found'],
      ['thread:tool:01K9Z7V5C0QW8R3N4M2X000000', 'not-found'],
      ['posts:all', 'not-found'],
    ])('refuses %s: %s', async (topic, code) => {
      const client = await join()
      client.subscribe(topic)
      expect(await client.receives('refused')).toMatchObject({ topic, code })
      client.socket.close()
    })
  })
})
