import { MemberErased } from '@debut/events/members/member-events.ts'
import { keepErased } from '../kernel/marks.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { helpful } from './helpful-rows.ts'
import { makers } from './maker-rows.ts'
import { countReviews } from './rating-counts.ts'

const GONE = 'json_to_recordset($1::json) as gone (member_id uuid)'

/**
 * Removes what erased members wrote, answered, marked and reported, and what others did to their reviews. It comes after everything else
 * in a batch, so that it makes no difference whether they are erased in the same batch or a later one.
 */
export const erasedMembers = (batch: Batch): Statement[] => {
  const gone = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
  return [
    ...forRows(gone, `update reviews set body = null from ${GONE} where reviews.member_id = gone.member_id`),
    ...countReviews(gone, `select review_id from ${GONE} join reviews using (member_id)`),
    ...forRows(gone, `delete from versions using ${GONE} join reviews using (member_id) where versions.review_id = reviews.review_id`),
    ...forRows(gone, `delete from reviews using ${GONE} where reviews.member_id = gone.member_id`),
    ...forRows(
      gone,
      `update reviews set answer = null, answered_by = null, answered_at = null from ${GONE} where answered_by = gone.member_id`,
    ),
    ...forRows(gone, `delete from reports using ${GONE} where author_id = gone.member_id`),
    ...forRows(gone, `update reports set reporter_id = null, note = null from ${GONE} where reporter_id = gone.member_id`),
    ...keepErased(gone),
    ...[helpful, makers].flatMap(({ forget }) => forget(gone)),
  ]
}
