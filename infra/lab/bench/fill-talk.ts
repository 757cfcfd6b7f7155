import { randomUUID } from 'node:crypto'
import { CommentWritten, commentStream } from '@debut/events/discussion/comment-events.ts'
import { CommentId, DEEPEST, PostId, postKinds } from '@debut/events/discussion/discussion-form.ts'
import { CommentLiked, likerStream, PostLiked } from '@debut/events/discussion/like-events.ts'
import { PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { EmailVerified, MemberRegistered, memberStream } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openLogWriter } from './log-writer.ts'
import { madeUpTexts, chanceOf } from './made-up-texts.ts'
import { madeUpThread } from './made-up-thread.ts'
import { inOwnProcess } from './own-process.ts'

interface Talk {
  readonly dataDir: string
  /** Members who write and like. */
  readonly authors: number
  /** Members who have done neither so far. */
  readonly readers: number
  readonly posts: number
  /** All of them beneath the first post. */
  readonly comments: number
}

export interface TalkWorld {
  readonly postId: PostId
  /** Of the others, which have no comments. */
  readonly quietPostIds: readonly PostId[]
  readonly commentIds: readonly CommentId[]
  /** The first comment of the longest branch. */
  readonly branchId: CommentId
  readonly replies: number
  /** One on the last level, from the middle of the thread. */
  readonly deepId: CommentId
  readonly readerIds: readonly MemberId[]
  readonly usernames: readonly string[]
  readonly titles: readonly string[]
}

const SEED = 29
const DAYS_AGO = 20
const MOST_LIKES = 150
/** The comment in place n of the most liked has so many times fewer likes than the first: n to this power. */
const FALLS_BY = 0.7
const PARAGRAPHS = { post: 6, comment: 4 }
/** One comment of so many mentions a member. */
const MENTIONS_EVERY = 8
/** Without a common factor with the number of comments, so that each has another place. */
const STEP = 7_919

/** Members, posts, and one post with a long thread, as the command-service would have written them, by the store's own writer. */
export const fillTalk = inOwnProcess(import.meta, async ({ dataDir, authors, readers, posts, comments }: Talk): Promise<TalkWorld> => {
  const log = await openLogWriter(dataDir)
  const texts = madeUpTexts(SEED)
  const chance = chanceOf(SEED)
  const at = systemClock().minus({ days: DAYS_AGO })
  const newId = () => newUlid(at.toMillis())
  const textOf = (paragraphs: number) =>
    Array.from({ length: 1 + Math.floor(chance() * paragraphs) }, () => `${texts.next().tagline}.`).join('\n\n')

  const register = async () => {
    const memberId = MemberId.parse(randomUUID())
    const username = Username.parse(texts.next().name.toLowerCase().replaceAll(' ', '-').padEnd(3, '0').slice(0, 30))
    await log.write(memberStream(memberId), { actor: memberId, at }, MemberRegistered({ memberId, username }), EmailVerified({ memberId }))
    return { memberId, username }
  }
  const people = await Promise.all(Array.from({ length: authors + readers }, register))
  const [writing, reading] = [people.slice(0, authors), people.slice(authors)]
  const writerOf = (number: number): MemberId => {
    const author = writing[number % authors]
    if (author === undefined) throw new Error('there are no authors')
    return author.memberId
  }

  const publish = async (number: number) => {
    const [postId, memberId, title] = [PostId.parse(newId()), writerOf(number), texts.next().tagline]
    const kind = postKinds[number % postKinds.length] ?? 'question'
    const post = { postId, memberId, kind, title, body: textOf(PARAGRAPHS.post), toolId: null, mentions: [] }
    await log.write(postStream(postId), { actor: memberId, at }, PostPublished(post))
    return { postId, title }
  }
  const published = await Promise.all(Array.from({ length: posts }, (_, number) => publish(number)))
  const [postId, ...quietPostIds] = published.map((post) => post.postId)
  if (postId === undefined) throw new Error('there are no posts')

  const like = async (likes: number, from: number, authorId: MemberId, commentId?: CommentId) => {
    for (let number = 0; number < Math.min(likes, authors); number++) {
      const memberId = writerOf(from + number)
      if (memberId === authorId) continue
      const liked = commentId === undefined ? PostLiked({ memberId, postId, authorId }) : CommentLiked({ memberId, commentId, authorId })
      await log.write(likerStream(memberId), { actor: memberId, at }, liked)
    }
  }
  await like(MOST_LIKES, 0, writerOf(0))

  const ids = Array.from({ length: comments }, () => CommentId.parse(newId()))
  const thread = madeUpThread(ids, chance)
  for (const [number, place] of thread.entries()) {
    const memberId = writerOf(number * STEP)
    const mentions = number % MENTIONS_EVERY === 0 ? [writerOf(number)] : []
    const body = [...mentions.map((mentioned) => `@{${mentioned}}`), textOf(PARAGRAPHS.comment)].join(' ')
    const written = { ...place, memberId, postId, toolId: null, body, mentions, answersTo: null }
    await log.write(commentStream(place.commentId), { actor: memberId, at }, CommentWritten(written))
    const likes = MOST_LIKES / (1 + ((number * STEP) % comments)) ** FALLS_BY
    await like(Math.floor(likes), number, memberId, place.commentId)
  }
  await log.close()

  const repliesOf = new Map<CommentId, number>()
  for (const { rootId, depth } of thread) if (depth > 1) repliesOf.set(rootId, (repliesOf.get(rootId) ?? 0) + 1)
  const [longest] = [...repliesOf].toSorted(([, one], [, other]) => other - one)
  const deep = thread.slice(comments / 2).find(({ depth }) => depth === DEEPEST)
  if (longest === undefined || deep === undefined) throw new Error('the thread is too short')
  return {
    postId,
    quietPostIds,
    commentIds: ids,
    branchId: longest[0],
    replies: longest[1],
    deepId: deep.commentId,
    readerIds: reading.map(({ memberId }) => memberId),
    usernames: people.map(({ username }) => username),
    titles: published.map(({ title }) => title),
  }
})
