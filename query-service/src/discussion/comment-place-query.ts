import type { CommentPlace } from '@debut/events/discussion/comment-answers.ts'
import type { BranchParams, PlaceQuery } from '@debut/events/discussion/comment-questions.ts'
import type { CommentId } from '@debut/events/discussion/discussion-form.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { openThread } from './open-thread.ts'
import { subjectOf } from './thread-name.ts'
import { pageOf } from './thread-pages.ts'

/** A comment that keeps its place for its replies can be linked to, too. */
export const commentPlaceQuery: SharedQuery<CommentPlace, BranchParams, PlaceQuery> = {
  kind: 'shared',
  reads: ['discussion', 'tools'],
  awaitsOwn: true,
  read: async ({ params: { commentId }, query: { sort } }, parts) => {
    const { database, checkpoints } = parts
    const { rows } = await database.raw<{ rows: { thread: string; root_id: CommentId; page: number }[] }>(
      `select root.thread, root.root_id, (${pageOf(sort)}) as page
       from :discussion:.comments comment join :discussion:.branches root using (root_id) where comment_id = :commentId and shown`,
      { discussion: checkpoints.of('discussion').schema, commentId },
    )
    const [found] = rows
    const subject = subjectOf(found?.thread)
    if (found === undefined || subject === undefined) throw new HttpError('not-found')
    await openThread(subject, parts)
    return { ...subject, rootId: found.root_id, page: found.page }
  },
}
