import { CommentDeleted, CommentEdited } from '@debut/events/discussion/comment-events.ts'
import { PostDeleted, PostEdited } from '@debut/events/discussion/post-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { discussion } from './discussion-projector.ts'
import { commentId, ofComment, ofPost, postId, postOf, published, wrote } from './testing/given-texts.ts'

const database = projectionDatabase()
const said = 'select text_id, position, title, body from versions order by text_id, position'
const edited = (body: string, more: { readonly title?: string; readonly kind?: 'milestone' } = {}) =>
  ofPost(1, PostEdited(postOf(1, { body, ...more })))
const post = (position: number, body: string, title = 'Title 1') => ({ text_id: postId(1), position, title, body })
const rewrote = (body: string) =>
  ofComment(1, CommentEdited({ commentId: commentId(1), memberId: tomasz, body, mentions: [], marked: false }))

describe.each([1, 100])('versions of what was edited, in batches of %i', (size) => {
  const versions = (...commits: Commit[]) => rowsOf(database(), discussion, commits, said, size)

  it('begin with the first', async () => {
    expect(await versions(published(1), published(2))).toEqual([])
    expect(await versions(published(1), edited('Second'), edited('Third', { title: 'Other' }))).toEqual([
      post(positionOf(0), 'Body 1'),
      post(positionOf(1), 'Second'),
      post(positionOf(2), 'Third', 'Other'),
    ])
    expect(await versions(published(1), wrote(1), rewrote('Better'))).toEqual([
      { text_id: commentId(1), position: positionOf(1), title: null, body: 'Comment 1' },
      { text_id: commentId(1), position: positionOf(2), title: null, body: 'Better' },
    ])
  })

  it('are not made by an edit that leaves the words as they are', async () => {
    expect(await versions(published(1), edited('Body 1', { kind: 'milestone' }))).toEqual([])
  })

  it('are gone once the text is deleted, or its author erased', async () => {
    const all = [published(1), edited('Second'), wrote(1), rewrote('Better')]
    const deleted = [
      ofPost(1, PostDeleted({ postId: postId(1), memberId: ines })),
      ofComment(1, CommentDeleted({ commentId: commentId(1), memberId: tomasz })),
    ]
    expect(await versions(...all, ...deleted, edited('Again'), rewrote('Again'))).toEqual([])
    const erased = [ines, tomasz].map((memberId) => appended(`member-${memberId}`, {}, MemberErased({ memberId })))
    expect(await versions(...all, ...erased, edited('Again'), rewrote('Again'))).toEqual([])
  })
})
