import { MemberErased } from '@debut/events/members/member-events.ts'
import { keepErased } from '../kernel/marks.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { countComments } from './comment-counts.ts'
import { commentLikes, postLikes } from './like-rows.ts'

const GONE = 'json_to_recordset($1::json) as gone (member_id uuid, position bigint)'

/** Whatever stands in the thread of a member's text or like looks otherwise after them. */
const MOVE_THREADS = `
  with gone as materialized (select * from ${GONE})
  update threads set position = greatest(threads.position, moved.position) from (
    select thread, max(position) as position from (
      select 'post:' || post_id as thread, gone.position from gone join posts using (member_id)
      union all select thread, gone.position from gone join comments using (member_id)
      union all select 'post:' || post_id, gone.position from gone join post_likes using (member_id)
      union all select thread, gone.position from gone join comment_likes using (member_id) join comments using (comment_id)
    ) as theirs group by thread
  ) as moved
  where threads.thread = moved.thread`

/**
 * Removes what erased members wrote and liked. It comes after everything else in a batch, so that it makes no difference whether they
 * are erased in the same batch or a later one; what comes in after their erasure is written without its text.
 */
export const erasedMembers = (batch: Batch): Statement[] => {
  const gone = batch.of(MemberErased).map(({ event, position }) => ({ member_id: event.data.memberId, position }))
  return [
    ...forRows(gone, MOVE_THREADS),
    ...forRows(gone, `update reports set reporter_id = null, note = null from ${GONE} where reporter_id = gone.member_id`),
    ...['post', 'comment'].flatMap((text) =>
      ['reports', 'holds'].flatMap((waiting) =>
        forRows(
          gone,
          `delete from ${waiting} using ${GONE} join ${text}s using (member_id)
           where ${waiting}.${text}_id = ${text}s.${text}_id and ${waiting}.position < gone.position`,
        ),
      ),
    ),
    ...['post', 'comment'].flatMap((text) =>
      forRows(gone, `delete from versions using ${GONE} join ${text}s using (member_id) where versions.text_id = ${text}s.${text}_id`),
    ),
    ...forRows(
      gone,
      `update comments set state = 'deleted', body = null, hidden_because = null, hidden_note = null, hidden_at = null,
         hidden_position = null from ${GONE} where comments.member_id = gone.member_id`,
    ),
    ...countComments(gone, `select comment_id from ${GONE} join comments using (member_id)`),
    ...forRows(
      gone,
      `with removed as (delete from posts using ${GONE} where posts.member_id = gone.member_id returning counted::int as counted)
       update post_count set posts = posts - (select coalesce(sum(counted), 0) from removed),
         position = greatest(position, (select max(position) from ${GONE}))`,
    ),
    ...keepErased(gone),
    ...[postLikes, commentLikes].flatMap(({ forget }) => forget(gone)),
  ]
}
