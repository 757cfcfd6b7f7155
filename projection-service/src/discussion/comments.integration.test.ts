import { CommentDeleted, CommentEdited, CommentHidden, CommentShown } from '@debut/events/discussion/comment-events.ts'
import { CommentLiked, CommentUnliked } from '@debut/events/discussion/like-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { toolId } from '../testing/given-tools.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { discussion } from './discussion-projector.ts'
import { commentId, liked, ofComment, postId, replyTo, wrote } from './testing/given-texts.ts'

const database = projectionDatabase()
const erased = (memberId: MemberId) => appended(`member-${memberId}`, {}, MemberErased({ memberId }))
const about = (n: number) => ({ commentId: commentId(n), memberId: tomasz })
const hidden = (n: number) => ofComment(n, CommentHidden({ commentId: commentId(n), reason: 'spam', by: ines }))
const shown = (n: number) => ofComment(n, CommentShown({ commentId: commentId(n), reason: 'mistake', by: ines }))
const deleted = (n: number) => ofComment(n, CommentDeleted(about(n)))
const edited = (n: number, marked: boolean) => ofComment(n, CommentEdited({ ...about(n), body: 'Other words', mentions: [], marked }))
const likes = (memberId: MemberId, n: number) => liked(memberId, CommentLiked({ memberId, commentId: commentId(n), authorId: tomasz }))
const unlikes = (memberId: MemberId, n: number) => liked(memberId, CommentUnliked({ memberId, commentId: commentId(n) }))

/** One with a reply that has a reply. */
const branch = [wrote(1), wrote(2, replyTo(1)), wrote(3, { ...replyTo(2, 1), memberId: ines })]

const texts = 'select body, state, hidden_because, edited from comments order by position'
const places = 'select comment_id, replies, shown from comments order by position'
const branches = 'select root_id, likes, shows from branches order by root_id'
const threads = 'select thread, comments from threads order by thread'
const first = { body: 'Comment 1', state: 'published', hidden_because: null, edited: false }

describe.each([1, 100])('comments, in batches of %i', (size) => {
  const rows = (sql: string, ...commits: Commit[]) => rowsOf(database(), discussion, commits, sql, size)
  const placesOf = async (...commits: Commit[]) =>
    (await rows(places, ...commits))
      .map(({ replies, shown: isShown }) => `${String(replies)}${isShown === true ? '' : ' unseen'}`)
      .join(', ')

  it('stand under a post or a tool, with how many can be read', async () => {
    const onTool = wrote(4, { postId: null, toolId: toolId(1) })
    expect(await rows(threads, ...branch, onTool)).toEqual([
      { thread: `post:${postId(1)}`, comments: 3 },
      { thread: `tool:${toolId(1)}`, comments: 1 },
    ])
    expect(await rows('select parent_id, root_id, depth, position from comments order by position', ...branch)).toEqual([
      { parent_id: null, root_id: commentId(1), depth: 1, position: positionOf(0) },
      { parent_id: commentId(1), root_id: commentId(1), depth: 2, position: positionOf(1) },
      { parent_id: commentId(2), root_id: commentId(1), depth: 3, position: positionOf(2) },
    ])
  })

  it('say that they were edited where their event does', async () => {
    expect(await rows(texts, wrote(1), edited(1, false))).toEqual([{ ...first, body: 'Other words' }])
    expect(await rows(texts, wrote(1), edited(1, true), edited(1, false))).toEqual([{ ...first, body: 'Other words', edited: true }])
  })

  it('keep their text while they are hidden, and lose it once they are deleted', async () => {
    const gone = { ...first, body: null, state: 'deleted' }
    expect(await rows(texts, wrote(1), hidden(1))).toEqual([{ ...first, state: 'hidden', hidden_because: 'spam' }])
    expect(await rows(texts, wrote(1), hidden(1), shown(1))).toEqual([first])
    expect(await rows(texts, wrote(1), deleted(1), edited(1, false), hidden(1), shown(1))).toEqual([gone])
    expect(await rows(texts, wrote(1), hidden(1), deleted(1))).toEqual([gone])
  })

  it('keep their place as long as one below them can be read', async () => {
    expect(await placesOf(...branch)).toBe('2, 1, 0')
    expect(await placesOf(...branch, deleted(1), hidden(2))).toBe('1, 1, 0')
    expect(await placesOf(...branch, deleted(1), hidden(2), hidden(3))).toBe('0 unseen, 0 unseen, 0 unseen')
    expect(await placesOf(...branch, deleted(1), hidden(2), hidden(3), shown(3))).toBe('1, 1, 0')
    expect(await placesOf(...branch, deleted(3))).toBe('1, 0, 0 unseen')
  })

  it('are counted branch by branch, with those that only keep their place', async () => {
    expect(await rows(branches, ...branch, wrote(4))).toEqual([
      { root_id: commentId(1), likes: 0, shows: 3 },
      { root_id: commentId(4), likes: 0, shows: 1 },
    ])
    const shows = async (...commits: Commit[]) => (await rows(branches, ...branch, ...commits))[0]?.['shows']
    expect(await shows(deleted(2))).toBe(3)
    expect(await shows(deleted(3))).toBe(2)
    expect(await shows(deleted(1), deleted(2), deleted(3))).toBe(0)
    expect(await rows(threads, ...branch, deleted(2))).toEqual([{ thread: `post:${postId(1)}`, comments: 2 }])
  })

  it('have the likes that were not taken back, and so has the branch that begins with one', async () => {
    const liking = [...branch, likes(ines, 1), likes(tomasz, 1), likes(ines, 2), likes(ines, 3), unlikes(ines, 3)]
    const each = 'select likes from comments order by position'
    expect(await rows(each, ...liking)).toEqual([{ likes: 2 }, { likes: 1 }, { likes: 0 }])
    expect(await rows(branches, ...liking)).toMatchObject([{ likes: 2 }])
    expect(await rows(each, ...liking, erased(ines))).toEqual([{ likes: 1 }, { likes: 0 }, { likes: 0 }])
    expect(await rows(branches, ...liking, erased(ines))).toMatchObject([{ likes: 1 }])
  })

  it('lose all text with their author, keep their place for replies, and take nothing in after that', async () => {
    const gone = { ...first, body: null, state: 'deleted' }
    const reply = { ...first, body: 'Comment 3' }
    expect(await rows(texts, ...branch, erased(tomasz))).toEqual([gone, gone, reply])
    expect(await placesOf(...branch, erased(tomasz))).toBe('1, 1, 0')
    expect(await rows(threads, ...branch, erased(tomasz))).toEqual([{ thread: `post:${postId(1)}`, comments: 1 }])
    expect(await rows(texts, hidden(9), erased(tomasz), ...branch, edited(1, false))).toEqual([gone, gone, reply])
    expect(await rows(texts, wrote(1), hidden(1), erased(tomasz), shown(1), edited(1, false))).toEqual([gone])
  })

  it('are shown to no one where a destroyed key leaves no text', async () => {
    const unread = [
      wrote(1, { body: null }),
      wrote(2),
      ofComment(2, CommentEdited({ ...about(2), body: null, mentions: [], marked: false })),
    ]
    expect(await rows('select state, shown from comments', ...unread)).toEqual([
      { state: 'deleted', shown: false },
      { state: 'deleted', shown: false },
    ])
  })
})

it('counts what came in before the comment that it is about', async () => {
  const [root, reply] = branch as [Commit, Commit, Commit]
  const rows = (sql: string) => rowsOf(database(), discussion, [reply, likes(ines, 1), root], sql)
  expect(await rows('select comment_id, likes, replies, shown from comments order by comment_id')).toEqual([
    { comment_id: commentId(1), likes: 1, replies: 1, shown: true },
    { comment_id: commentId(2), likes: 0, replies: 0, shown: true },
  ])
  expect(await rows(branches)).toEqual([{ root_id: commentId(1), likes: 1, shows: 2 }])
})
