import { forRows, type Statement } from '../kernel/projector.ts'

/**
 * Counts these comments in their branches and threads as they are now: `rows` fill `ids`, SQL that selects them. Who reads a thread
 * counts nothing then. A comment that can't be read is shown as long as one below it can.
 */
export const countComments = (rows: readonly object[], ids: string): Statement[] =>
  forRows(
    rows,
    `with changed as materialized (
       select comment_id, parent_id, root_id, depth, (state = 'published')::int - readable::int as way
       from comments where comment_id in (${ids})
     ), moves as (
       select comment_id, way as own, 0 as below from changed
       union all select parent_id, 0, way from changed where depth > 1
       union all select root_id, 0, way from changed where depth > 2
     ), moved as (
       select comment_id, sum(own) as own, sum(below) as below from moves group by comment_id
     ), after as materialized (
       select comment_id, thread, root_id, own, shown as was_shown, readable::int + own = 1 as readable, replies + below as replies,
         readable::int + own = 1 or replies + below > 0 as shown
       from moved join comments using (comment_id)
     ), written as (
       update comments set readable = after.readable, replies = after.replies, shown = after.shown
       from after where comments.comment_id = after.comment_id
     ), branched as (
       update branches set shows = shows + grown.by
       from (select root_id, sum(shown::int - was_shown::int) as by from after group by root_id) as grown
       where branches.root_id = grown.root_id and grown.by <> 0
     )
     update threads set comments = comments + grown.by
     from (select thread, sum(own) as by from after group by thread) as grown
     where threads.thread = grown.thread and grown.by <> 0`,
  )
