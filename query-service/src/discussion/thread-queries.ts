import type { Thread } from '@debut/events/discussion/comment-answers.ts'
import { BRANCH_SHOWS, type ThreadQuery } from '@debut/events/discussion/comment-questions.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { openThread } from './open-thread.ts'
import { repliesTo } from './replies.ts'
import { COMMENT_COLUMNS, COMMENTS_READ, type CommentTableRow, shownComments } from './shown-comments.ts'
import { type Subject, threadName } from './thread-name.ts'
import { pagedBranches } from './thread-pages.ts'

const reading = { kind: 'shared', reads: COMMENTS_READ, awaitsOwn: true } as const

export const postThreadQuery: SharedQuery<Thread, { readonly postId: PostId }, ThreadQuery> = {
  ...reading,
  read: ({ params: { postId }, query }, parts) => readThread({ postId, toolId: null }, query, parts),
}

export const toolThreadQuery: SharedQuery<Thread, { readonly toolId: ToolId }, ThreadQuery> = {
  ...reading,
  read: ({ params: { toolId }, query }, parts) => readThread({ postId: null, toolId }, query, parts),
}

interface Page {
  readonly total: number | null
  readonly pages: number | null
}
/** Of the comment that a branch begins with, how many the branch has. */
type Row = Page & (CommentTableRow & { readonly shows: number | null })
type Empty = Page & { readonly comment_id: null }

const readThread = async (subject: Subject, { sort, page }: ThreadQuery, parts: Parts) => {
  const [{ makers }, rows] = await Promise.all([openThread(subject, parts), rowsOf(subject, { sort, page }, parts)])
  const [first] = rows
  const comments = rows.filter((row) => row.comment_id !== null)
  return {
    comments: await shownComments(comments, makers, parts),
    cut: comments.flatMap(({ comment_id: rootId, shows }) =>
      shows !== null && shows > 1 + BRANCH_SHOWS ? [{ rootId, more: shows - 1 - BRANCH_SHOWS }] : [],
    ),
    total: first?.total ?? 0,
    page,
    pages: first?.pages ?? 1,
  }
}

/** In one statement, so that the page fits what is said of all pages. */
const rowsOf = async (
  subject: Subject,
  { sort, page }: ThreadQuery,
  { database, checkpoints }: Parts,
): Promise<readonly (Row | Empty)[]> => {
  const { rows } = await database.raw<{ rows: (Row | Empty)[] }>(
    `with branch as (${pagedBranches(sort)})
     select thread.comments as total, (select max(page) from branch) as pages, shown.shows, ${COMMENT_COLUMNS}
     from (select) as always
     left join :discussion:.threads thread on thread.thread = :thread
     left join lateral (
       select place, 0 as second, 0 as third, root_id as comment_id, shows from branch where page = :page
       union all
       select place, reply.second, reply.third, reply.comment_id, null
       from branch cross join lateral (${repliesTo('branch.root_id')}) as reply where page = :page and shows > 1
     ) as shown on true
     left join :discussion:.comments comment on comment.comment_id = shown.comment_id
     order by shown.place, shown.second, shown.third`,
    { discussion: checkpoints.of('discussion').schema, thread: threadName(subject), page, most: BRANCH_SHOWS },
  )
  return rows
}
