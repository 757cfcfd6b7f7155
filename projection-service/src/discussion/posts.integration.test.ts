import { PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { PostDeleted, PostEdited, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import type { Commit } from '../testing/made-commits.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { discussion } from './discussion-projector.ts'
import { liked, ofPost, postId, postOf, published } from './testing/given-texts.ts'

const database = projectionDatabase()
const erased = (memberId: MemberId) => appended(`member-${memberId}`, {}, MemberErased({ memberId }))
const hidden = PostHidden({ postId: postId(1), reason: 'spam', by: tomasz })
const shown = PostShown({ postId: postId(1), reason: 'mistake', by: tomasz })
const deleted = PostDeleted({ postId: postId(1), memberId: ines })
const edited = (at: string) =>
  appended(`post-${postId(1)}`, { at }, PostEdited(postOf(1, { kind: 'milestone', title: null, body: 'Other words' })))
const likes = (memberId: MemberId) => liked(memberId, PostLiked({ memberId, postId: postId(1), authorId: ines }))
const unlikes = (memberId: MemberId) => liked(memberId, PostUnliked({ memberId, postId: postId(1) }))

const posts = 'select post_id, title, body, state, hidden_because, edited, likes from posts order by position'
const first = { post_id: postId(1), title: 'Title 1', body: 'Body 1', state: 'published', hidden_because: null, edited: false, likes: 0 }
const count = 'select posts, position from post_count'

describe.each([1, 100])('posts, in batches of %i', (size) => {
  const rows = (sql: string, ...commits: Commit[]) => rowsOf(database(), discussion, commits, sql, size)

  it('are as they were edited last, and edited to readers only where that was no mending of the first minutes', async () => {
    const after = { ...first, title: null, body: 'Other words' }
    expect(await rows(posts, published(1), edited('2026-03-02T20:15:00Z'))).toEqual([after])
    const late = [published(1), edited('2026-03-02T20:15:00.001Z')]
    expect(await rows(posts, ...late)).toEqual([{ ...after, edited: true }])
    expect(await rows(posts, ...late, edited('2026-03-02T20:01:00Z'))).toEqual([{ ...after, edited: true }])
    expect(await rows('select kind, position from posts', ...late)).toEqual([{ kind: 'milestone', position: positionOf(0) }])
  })

  it('are hidden with the reason and shown again, and keep their text meanwhile', async () => {
    const gone = { ...first, state: 'hidden', hidden_because: 'spam' }
    expect(await rows(posts, published(1), ofPost(1, hidden))).toEqual([gone])
    expect(await rows(posts, published(1), ofPost(1, hidden, shown))).toEqual([first])
    expect(await rows(posts, published(1), ofPost(1, hidden, shown, hidden))).toEqual([gone])
  })

  it('are deleted for ever, with their text', async () => {
    const gone = { ...first, title: null, body: null, state: 'deleted' }
    for (const then of [[], [shown], [hidden, shown]])
      expect(await rows(posts, published(1), ofPost(1, hidden, deleted, ...then))).toEqual([gone])
    expect(await rows(posts, published(1), ofPost(1, deleted), edited('2026-03-02T20:01:00Z'))).toEqual([gone])
  })

  it('have the likes that were not taken back', async () => {
    const all = [published(1), likes(tomasz), likes(ines)]
    expect(await rows(posts, ...all)).toEqual([{ ...first, likes: 2 }])
    expect(await rows(posts, ...all, unlikes(tomasz))).toEqual([{ ...first, likes: 1 }])
    expect(await rows(posts, ...all, unlikes(tomasz), likes(tomasz), likes(tomasz))).toEqual([{ ...first, likes: 2 }])
    expect(await rows(posts, ...all, erased(tomasz))).toEqual([{ ...first, likes: 1 }])
    expect(await rows(posts, published(1), erased(tomasz), likes(tomasz))).toEqual([first])
  })

  it('are counted as long as everybody can read them', async () => {
    const two = [published(1), published(2)]
    expect(await rows(count, ...two)).toEqual([{ posts: 2, position: positionOf(1) }])
    expect(await rows(count, ...two, likes(tomasz))).toEqual([{ posts: 2, position: positionOf(1) }])
    expect(await rows(count, ...two, ofPost(1, hidden))).toEqual([{ posts: 1, position: positionOf(2) }])
    expect(await rows(count, ...two, ofPost(1, hidden, shown))).toEqual([{ posts: 2, position: positionOf(3) }])
    expect(await rows(count, ...two, ofPost(1, hidden, deleted))).toEqual([{ posts: 1, position: positionOf(3) }])
    expect(await rows(count, ...two, ofPost(1, hidden), erased(ines))).toEqual([{ posts: 0, position: positionOf(3) }])
  })

  it('are gone with their author, also where one comes in after that, and where a destroyed key leaves no text', async () => {
    expect(await rows(posts, published(1), erased(ines))).toEqual([])
    expect(await rows(posts, erased(ines), published(1), edited('2026-03-02T20:01:00Z'))).toEqual([])
    const unreadable = [
      published(1, { title: null, body: null }),
      published(2),
      ofPost(2, PostEdited(postOf(2, { title: null, body: null }))),
    ]
    expect(await rows('select title, body, state from posts', ...unreadable)).toEqual([
      { title: null, body: null, state: 'deleted' },
      { title: null, body: null, state: 'deleted' },
    ])
    expect(await rows('select posts from post_count', ...unreadable)).toEqual([{ posts: 0 }])
  })
})
