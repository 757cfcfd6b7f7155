import { CommentCleared, CommentDeleted, CommentHidden, CommentShown, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import {
  PostCleared,
  PostDeleted,
  PostEdited,
  PostHidden,
  PostHidingExplained,
  PostPublished,
  PostShown,
} from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { type Commit, positionOf } from '../testing/made-commits.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { discussion } from './discussion-projector.ts'
import { commentId, commentOf, ofComment, ofPost, postId, postOf, published, wrote } from './testing/given-texts.ts'

const database = projectionDatabase()
const erased = (memberId: MemberId) => appended(`member-${memberId}`, {}, MemberErased({ memberId }))
const post = { postId: postId(1), commentId: null }
const comment = { postId: null, commentId: commentId(1) }
const reported = (about: typeof post | typeof comment, reporter = tomasz) =>
  appended(`reporter-${reporter}`, {}, ContentReported({ memberId: reporter, ...about, reason: 'spam', note: 'Look at this' }))

const reports = 'select post_id, comment_id, reason, note, reporter_id, position from reports where not closed order by position'
const ofPostRow = { post_id: postId(1), comment_id: null, reason: 'spam', note: 'Look at this', reporter_id: tomasz }

describe.each([1, 100])('what is reported, in batches of %i', (size) => {
  const rows = (sql: string, ...commits: Commit[]) => rowsOf(database(), discussion, commits, sql, size)

  it('waits for a moderator, each report by itself', async () => {
    expect(await rows(reports, published(1), wrote(1), reported(post), reported(comment, ines))).toEqual([
      { ...ofPostRow, position: positionOf(2) },
      { ...ofPostRow, post_id: null, comment_id: commentId(1), reporter_id: ines, position: positionOf(3) },
    ])
  })

  it('is settled once it was looked at, hidden or deleted; what is reported after that waits again', async () => {
    const about = { postId: postId(1) }
    for (const fact of [
      PostCleared({ ...about, by: ines }),
      PostHidden({ ...about, by: ines, reason: 'spam' }),
      PostDeleted({ ...about, memberId: ines }),
    ]) {
      const settled = [published(1), reported(post), reported(post, ines), ofPost(1, fact)]
      expect(await rows(reports, ...settled)).toEqual([])
      expect(await rows(reports, ...settled, reported(post))).toEqual([{ ...ofPostRow, position: positionOf(4) }])
    }
    const { commentId: id } = comment
    for (const fact of [
      CommentCleared({ commentId: id, by: ines }),
      CommentHidden({ commentId: id, by: ines, reason: 'spam' }),
      CommentDeleted({ commentId: id, memberId: tomasz }),
    ])
      expect(await rows(reports, wrote(1), reported(comment), reported(post), ofComment(1, fact))).toEqual([
        { ...ofPostRow, position: positionOf(2) },
      ])
  })

  it('is kept once it was looked at, until its author deletes what was reported', async () => {
    const all = 'select post_id, note, closed from reports order by position'
    const settled = [published(1), reported(post), ofPost(1, PostHidden({ postId: postId(1), by: ines, reason: 'spam' })), reported(post)]
    const row = { post_id: postId(1), note: 'Look at this' }
    expect(await rows(all, ...settled)).toEqual([
      { ...row, closed: true },
      { ...row, closed: false },
    ])
    expect(await rows(all, ...settled, ofPost(1, PostDeleted({ postId: postId(1), memberId: ines })))).toEqual([])
  })

  it('is hidden with what the moderator said to its author, until it is shown again', async () => {
    const about = { postId: postId(1), by: ines }
    const hidden = 'select hidden_because, hidden_note, hidden_position, hidden_at is not null as dated from posts'
    const explained = PostHidingExplained({ ...about, memberId: ines, note: 'It names customers.' })
    const hiding = [published(1), ofPost(1, PostHidden({ ...about, reason: 'other' }), explained)]
    const none = { hidden_because: null, hidden_note: null, hidden_position: null, dated: false }
    expect(await rows(hidden, ...hiding)).toEqual([
      { hidden_because: 'other', hidden_note: 'It names customers.', hidden_position: positionOf(1), dated: true },
    ])
    expect(await rows(hidden, ...hiding, ofPost(1, PostShown({ ...about, reason: 'mistake' })))).toEqual([none])
  })

  it('has neither a name nor a note of a reporter who is erased, and is settled where its author is', async () => {
    const unnamed = { ...ofPostRow, note: null, reporter_id: null }
    expect(await rows(reports, published(1), reported(post), erased(tomasz))).toEqual([{ ...unnamed, position: positionOf(1) }])
    expect(await rows(reports, published(1), erased(tomasz), reported(post))).toEqual([{ ...unnamed, position: positionOf(2) }])
    expect(await rows(reports, published(1), wrote(1, { memberId: ines }), reported(post), reported(comment), erased(ines))).toEqual([])
  })
})

const holds = 'select post_id, comment_id, reason from holds order by position'
const heldPost = PostHidden({ postId: postId(1), by: null, reason: 'links' })
const heldComment = CommentHidden({ commentId: commentId(1), by: null, reason: 'duplicate' })

describe.each([1, 100])('what a rule hid, in batches of %i', (size) => {
  const rows = (sql: string, ...commits: Commit[]) => rowsOf(database(), discussion, commits, sql, size)
  const writtenHeld = [ofPost(1, PostPublished(postOf(1)), heldPost), ofComment(1, CommentWritten(commentOf(1)), heldComment)]
  const [ofPostRow, ofCommentRow] = [
    { post_id: postId(1), comment_id: null, reason: 'links' },
    { post_id: null, comment_id: commentId(1), reason: 'duplicate' },
  ]

  it('waits for a moderator', async () => {
    expect(await rows(holds, ...writtenHeld)).toEqual([ofPostRow, ofCommentRow])
    expect(await rows('select state, hidden_because from posts', ...writtenHeld)).toEqual([{ state: 'hidden', hidden_because: 'links' }])
  })

  it('waits no longer once it is shown, left as it is or deleted, and again when an edit is held', async () => {
    const about = { postId: postId(1), by: ines }
    for (const fact of [
      PostShown({ ...about, reason: 'reviewed' }),
      PostCleared(about),
      PostDeleted({ postId: postId(1), memberId: ines }),
    ])
      expect(await rows(holds, ...writtenHeld, ofPost(1, fact))).toEqual([ofCommentRow])
    const comments = { commentId: commentId(1), by: ines }
    for (const fact of [
      CommentShown({ ...comments, reason: 'reviewed' }),
      CommentCleared(comments),
      CommentDeleted({ commentId: commentId(1), memberId: tomasz }),
    ])
      expect(await rows(holds, ...writtenHeld, ofComment(1, fact))).toEqual([ofPostRow])
    const edited = ofPost(1, PostEdited(postOf(1, { body: 'More links' })), heldPost)
    expect(await rows(holds, published(1), edited)).toEqual([ofPostRow])
    expect(await rows(holds, published(1), edited, ofPost(1, PostShown({ ...about, reason: 'mistake' })), edited)).toEqual([ofPostRow])
  })

  it('keeps what was reported of it, as only a moderator settles that', async () => {
    const edited = ofPost(1, PostEdited(postOf(1, { body: 'More links' })), heldPost)
    expect(await rows(reports, published(1), reported(post), edited)).toMatchObject([{ post_id: postId(1), reason: 'spam' }])
  })

  it('is gone with its author', async () => {
    expect(await rows(holds, ...writtenHeld, erased(ines), erased(tomasz))).toEqual([])
  })
})
