import { CommentDeleted, CommentEdited, CommentHidden, CommentShown, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { CommentLiked, CommentUnliked, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { PostDeleted, PostEdited, PostHidden, PostPublished, PostShown } from '@debut/events/discussion/post-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

export const threadTables = `
  create table threads (
    -- \`post:01K9…\`, \`tool:01K9…\`.
    thread text primary key,
    -- Comments that can be read.
    comments int not null default 0,
    -- Of the last event that changed anything in it.
    position bigint not null
  );
  create index on threads (position);
`

const postThread = (postId: string) => `post:${postId}`

/** Under what a comment was written. */
export const threadOf = ({ postId, toolId }: { readonly postId: string | null; readonly toolId: string | null }): string =>
  postId === null ? `tool:${toolId}` : postThread(postId)

/** Threads that a batch changes by events that name them, each with the last of those. */
export const namedThreads = (batch: Batch): ReadonlyMap<string, number> =>
  new Map(
    batch
      .of(PostPublished, PostEdited, PostDeleted, PostHidden, PostShown, PostLiked, PostUnliked, CommentWritten)
      .map(({ event, position }) => [event.type === 'CommentWritten' ? threadOf(event.data) : postThread(event.data.postId), position]),
  )

/** After the comments are written: other events name a comment, and that has its thread. */
export const threadRows = (batch: Batch): Statement[] => {
  const changed = new Map(
    batch
      .of(CommentEdited, CommentDeleted, CommentHidden, CommentShown, CommentLiked, CommentUnliked)
      .map(({ event, position }) => [event.data.commentId, position]),
  )
  return [
    ...forRows(
      [...namedThreads(batch)].map(([thread, position]) => ({ thread, position })),
      `insert into threads (thread, position)
       select thread, position from json_to_recordset($1::json) as changed (thread text, position bigint) where true
       on conflict (thread) do update set position = greatest(threads.position, excluded.position)`,
    ),
    ...forRows(
      [...changed].map(([comment_id, position]) => ({ comment_id, position })),
      `update threads set position = greatest(threads.position, changed.position) from (
         select comments.thread, max(changed.position) as position
         from json_to_recordset($1::json) as changed (comment_id text, position bigint) join comments using (comment_id)
         group by comments.thread
       ) as changed
       where threads.thread = changed.thread`,
    ),
  ]
}
