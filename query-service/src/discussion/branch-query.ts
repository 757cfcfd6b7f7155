import type { Branch } from '@debut/events/discussion/comment-answers.ts'
import type { BranchParams } from '@debut/events/discussion/comment-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { openThread } from './open-thread.ts'
import { repliesTo } from './replies.ts'
import { COMMENT_COLUMNS, COMMENTS_READ, type CommentTableRow, shownComments } from './shown-comments.ts'
import { subjectOf } from './thread-name.ts'

/** More than any branch has. */
const ALL = 2 ** 31 - 1

/** All that is below a comment that is itself no reply. */
export const branchQuery: SharedQuery<Branch, BranchParams> = {
  kind: 'shared',
  reads: COMMENTS_READ,
  awaitsOwn: true,
  read: async ({ params: { commentId } }, parts) => {
    const { database, checkpoints } = parts
    const { schema: discussion } = checkpoints.of('discussion')
    const branches = database.withSchema(discussion).from('branches').where({ root_id: commentId }).where('shows', '>', 0)
    const branch = await branches.first<{ thread: string } | undefined>('thread')
    const subject = subjectOf(branch?.thread)
    if (subject === undefined) throw new HttpError('not-found')
    const [{ makers }, { rows }] = await Promise.all([
      openThread(subject, parts),
      database.raw<{ rows: CommentTableRow[] }>(
        `select ${COMMENT_COLUMNS} from (${repliesTo(':commentId')}) as reply join :discussion:.comments comment using (comment_id)
         order by second, third`,
        { discussion, commentId, most: ALL },
      ),
    ])
    return { comments: await shownComments(rows, makers, parts) }
  },
}
