import { ReviewWritten, reviewEvents } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { makersChangedIn } from './maker-rows.ts'

export const ratingTables = `
  create table ratings (
    tool_id text primary key,
    -- How many reviews that readers see gave 1, 2, 3, 4 and 5.
    counts int[] not null
  );
`

/**
 * Counts these reviews as they are now: `rows` fill `ids`, SQL that selects them. Every page of a tool asks for its rating, so nothing
 * is counted there. Those who make the tool by now have no say in it.
 */
export const countReviews = (rows: readonly object[], ids: string): Statement[] =>
  forRows(
    rows,
    `with changed as materialized (
       select review_id, tool_id, counted as before, case when body is not null and hidden_because is null
         and not exists (select from makers where makers.tool_id = reviews.tool_id and makers.member_id = reviews.member_id)
         then rating end as after
       from reviews where review_id in (${ids})
     ), written as (
       update reviews set counted = after from changed where reviews.review_id = changed.review_id and before is distinct from after
     ), moved as materialized (
       select tool_id, rating, sum(way)::int as way from (
         select tool_id, before as rating, -1 as way from changed
         union all select tool_id, after, 1 from changed
       ) as each where rating is not null group by tool_id, rating
     )
     update ratings set counts = array(
       select count + coalesce(way, 0) from unnest(counts) with ordinality as each (count, place)
       left join moved on moved.tool_id = ratings.tool_id and moved.rating = place order by place
     ) where tool_id in (select tool_id from moved where way <> 0)`,
  )

/** After reviews and makers are written. */
export const ratingRows = (batch: Batch): Statement[] => {
  const named = [...batch.of(...reviewEvents).map(({ event }) => event.data), ...makersChangedIn(batch).map(({ event }) => event.data)]
  const changed = new Set(named.map(({ toolId, memberId }) => reviewIdOf(toolId, memberId)))
  const reviewed = new Set(batch.of(ReviewWritten).map(({ event }) => event.data.toolId))
  return [
    ...forRows(
      [...reviewed].map((tool_id) => ({ tool_id })),
      `insert into ratings (tool_id, counts) select tool_id, '{0,0,0,0,0}' from json_to_recordset($1::json) as reviewed (tool_id text)
       where true on conflict do nothing`,
    ),
    ...countReviews(
      [...changed].map((review_id) => ({ review_id })),
      'select review_id from json_to_recordset($1::json) as changed (review_id text)',
    ),
  ]
}
