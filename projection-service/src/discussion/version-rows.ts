import { CommentDeleted } from '@debut/events/discussion/comment-events.ts'
import { PostDeleted } from '@debut/events/discussion/post-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

export const versionTables = `
  -- What a text said and says, the first version included; only of those that were changed.
  create table versions (
    -- Of a post or a comment.
    text_id text not null,
    position bigint not null,
    title text,
    body text not null,
    written_at timestamptz not null,
    primary key (text_id, position)
  );
`

const keep = (edits: readonly object[], key: 'postId' | 'commentId', texts: string): Statement[] =>
  forRows(
    edits,
    `with edited as (
       select text.*, said.title as new_title, said.body as new_body, said.at, said.position as said_position
       from json_to_recordset($1::json) as said ("${key}" text, title text, body text, at timestamptz, position bigint)
       join (${texts}) as text on text_id = "${key}"
       where said.body is not null and (text.title, text.body) is distinct from (said.title, said.body)
     )
     insert into versions (text_id, position, title, body, written_at)
     select text_id, position, title, body, written_at from edited
     union all select text_id, said_position, new_title, new_body, at from edited
     on conflict do nothing`,
  )

/** They come before the edits are written: the first edit takes along what was published. */
export const keepPostVersions = (edits: readonly object[]): Statement[] =>
  keep(edits, 'postId', `select post_id as text_id, title, body, published_at as written_at, position from posts where state <> 'deleted'`)

export const keepCommentVersions = (edits: readonly object[]): Statement[] =>
  keep(edits, 'commentId', `select comment_id as text_id, null as title, body, written_at, position from comments where state <> 'deleted'`)

/** Its author deleted the text, and so all that it said. */
export const forgetVersions = (batch: Batch): Statement[] =>
  forRows(
    batch.of(PostDeleted, CommentDeleted).map(({ event: { data } }) => ({ text_id: 'postId' in data ? data.postId : data.commentId })),
    `delete from versions using json_to_recordset($1::json) as deleted (text_id text) where versions.text_id = deleted.text_id`,
  )
