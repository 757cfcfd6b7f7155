/** SQL that finds every number that was kept, and differs from what the rows add up to. */
export const MISCOUNTED = `
  select 'likes of post' as what, post_id as id, likes as kept, found from (
    select posts.post_id, likes, count(post_likes.post_id) as found from posts left join post_likes using (post_id) group by 1, 2
  ) as each where likes <> found
  union all select 'likes of comment', comment_id, likes, found from (
    select comments.comment_id, likes, count(comment_likes.comment_id) as found from comments left join comment_likes using (comment_id)
    group by 1, 2
  ) as each where likes <> found
  union all select 'likes of branch', branches.root_id, branches.likes, comments.likes
    from branches join comments on comment_id = branches.root_id where branches.likes <> comments.likes
  union all select 'readable', comment_id, readable::int, (state = 'published')::int from comments where readable <> (state = 'published')
  union all select 'replies', comment_id, replies, found from (
    select above.comment_id, above.replies, count(below.comment_id) as found
    from comments above left join comments below on below.state = 'published' and below.comment_id <> above.comment_id
      and (below.parent_id = above.comment_id or below.root_id = above.comment_id)
    group by 1, 2
  ) as each where replies <> found
  union all select 'shown', comment_id, shown::int, (state = 'published' or replies > 0)::int
    from comments where shown <> (state = 'published' or replies > 0)
  union all select 'shows of branch', root_id, shows, found from (
    select branches.root_id, shows, count(comment_id) filter (where shown) as found
    from branches left join comments on comments.root_id = branches.root_id group by 1, 2
  ) as each where shows <> found
  union all select 'comments of thread', thread, kept, found from (
    select threads.thread, threads.comments as kept, count(comment_id) filter (where state = 'published') as found
    from threads left join comments on comments.thread = threads.thread group by 1, 2
  ) as each where kept <> found
  union all select 'published posts', 'all', posts, (select count(*) from posts where state = 'published')
    from post_count where posts <> (select count(*) from posts where state = 'published')`
