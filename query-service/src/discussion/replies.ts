/** The order of replies to one comment, and that of the index they are read from. */
const BEST = 'likes desc, position'

/**
 * SQL for the first `:most` replies of a branch, each after the one that it replies to. How many stand below a reply is kept with it, so no
 * more of them are read than that. `second` and `third` give their order.
 */
export const repliesTo = (rootId: string) => `
  with above as (
    select comment_id, replies, row_number() over (order by ${BEST}) as second,
      sum(1 + replies) over (order by ${BEST} rows unbounded preceding) - 1 - replies as before
    from (
      select comment_id, likes, position, replies from :discussion:.comments where parent_id = ${rootId} and shown
      order by ${BEST} limit :most
    ) as those
  )
  select comment_id, second, 0 as third from above where before < :most
  union all
  select below.comment_id, second, below.third from above cross join lateral (
    select comment_id, row_number() over (order by ${BEST}) as third from :discussion:.comments
    where parent_id = above.comment_id and shown order by ${BEST} limit greatest(:most - 1 - before, 0)
  ) as below
  where replies > 0 and before < :most`
