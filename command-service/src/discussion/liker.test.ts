import { LIKES_EACH } from '@debut/events/discussion/discussion-commands.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { CommentLiked, CommentUnliked, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { liker, type LikerCommand } from './liker.ts'

const { given, play } = specify(liker)
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const authorId = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const idOf = (index: number) => `01K9Z7V5C0QW8R3N4M2X${String(index).padStart(6, '0')}`
const [postId, commentId] = [PostId.parse(idOf(0)), CommentId.parse(idOf(0))]
const readable = { authorId, hidden: false, deleted: false }
const facts = { registered: true, text: readable }

const likePost = (more: Partial<LikerCommand & { type: 'LikePost' }> = {}) =>
  ({ type: 'LikePost', memberId, postId, ...facts, ...more }) as const
const likeComment = (more: Partial<LikerCommand & { type: 'LikeComment' }> = {}) =>
  ({ type: 'LikeComment', memberId, commentId, ...facts, ...more }) as const
const unlikePost = { type: 'UnlikePost', memberId, postId } as const
const unlikeComment = { type: 'UnlikeComment', memberId, commentId } as const

const liked = PostLiked({ memberId, postId, authorId })
const unliked = PostUnliked({ memberId, postId })
const commentLiked = CommentLiked({ memberId, commentId, authorId })
const commentUnliked = CommentUnliked({ memberId, commentId })

const unreadable = [
  { authorId: undefined, hidden: false, deleted: false },
  { ...readable, hidden: true },
  { ...readable, deleted: true },
]

describe('a member who likes', () => {
  it('likes a post, or a comment, once', () => {
    given().when(likePost()).then(liked)
    given(liked).when(likePost()).thenNothing()
    given().when(likeComment()).then(commentLiked)
    given(commentLiked).when(likeComment()).thenNothing()
  })

  it('likes a post and a comment of the same id apart', () => {
    given(liked).when(likeComment()).then(commentLiked)
    given(liked).when(unlikeComment).thenNothing()
  })

  it('takes a like back, and may like again', () => {
    given(liked).when(unlikePost).then(unliked)
    given().when(unlikePost).thenNothing()
    given(liked, unliked).when(likePost()).then(liked)
    given(commentLiked).when(unlikeComment).then(commentUnliked)
    given().when(unlikeComment).thenNothing()
  })

  it('likes what everybody can read', () => {
    for (const text of unreadable) {
      given().when(likePost({ text })).thenRefused('unknown-post')
      given().when(likeComment({ text })).thenRefused('unknown-comment')
    }
  })

  it('likes what others wrote', () => {
    const text = { ...readable, authorId: memberId }
    given().when(likePost({ text })).thenRefused('like-your-own')
    given().when(likeComment({ text })).thenRefused('like-your-own')
  })

  it('is registered', () => {
    given()
      .when(likePost({ registered: false }))
      .thenRefused('not-registered')
    given()
      .when(likeComment({ registered: false }))
      .thenRefused('not-registered')
  })

  it('likes so much and no more', () => {
    const all = Array.from({ length: LIKES_EACH }, (_, index) => PostLiked({ memberId, postId: PostId.parse(idOf(index + 1)), authorId }))
    given(...all)
      .when(likePost())
      .thenRefused('too-many-likes')
    given(...all)
      .when(likeComment())
      .thenRefused('too-many-likes')
    given(...all, PostUnliked({ memberId, postId: PostId.parse(idOf(1)) }))
      .when(likePost())
      .then(liked)
  })

  it('likes what they last said, in any sequence of commands, each of which can be repeated', () => {
    const index = fc.integer({ min: 1, max: 40 }).map(idOf)
    const command: fc.Arbitrary<LikerCommand> = fc.oneof(
      index.map((id) => likePost({ postId: PostId.parse(id) })),
      index.map((id) => ({ ...unlikePost, postId: PostId.parse(id) })),
      fc.constantFrom(likeComment(), unlikeComment),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const wanted = new Map<string, boolean>()
        for (const each of commands)
          wanted.set('postId' in each ? `post-${each.postId}` : `comment-${each.commentId}`, each.type.startsWith('Like'))
        const expected = [...wanted].flatMap(([stream, likes]) => (likes ? [stream] : []))
        const { state } = play(commands)
        expect(Object.values(state.marks).flat().toSorted()).toEqual(expected.toSorted())
        expect(state.count).toBe(expected.length)
        expect(play(commands.flatMap((each) => [each, each])).state).toEqual(state)
      }),
      { numRuns: runs(2_000) },
    )
  })

  it('is decided on one bucket of their likes, which is plain data', () => {
    const { state } = play([likePost(), likeComment({ commentId: CommentId.parse(idOf(7)) })])
    const restored = JSON.parse(JSON.stringify(state)) as typeof state
    expect(restored).toEqual(state)
    const part = liker.partFor?.(unlikePost) ?? ''
    const cut = { ...restored, marks: { [part]: restored.marks[part] ?? [] } }
    expect(Object.keys(cut.marks).length).toBeLessThan(Object.keys(state.marks).length)
    expect(liker.decide(unlikePost, cut)).toEqual({ events: [unliked] })
    expect(liker.snapshot?.partOf(unliked)).toBe(part)
  })
})
