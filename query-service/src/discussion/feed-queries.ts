import type { Feed } from '@debut/events/discussion/post-answers.ts'
import type { FeedQuery, TopQuery } from '@debut/events/discussion/post-questions.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { OwnQuery, SharedQuery } from '../kernel/query.ts'
import { NEWEST, pageOfPosts } from './page-of-posts.ts'
import { postCount } from './post-count.ts'
import { POSTS_READ } from './shown-posts.ts'

const feedOf = async (...[from, order, given, parts]: Parameters<typeof pageOfPosts>) => {
  const [page, { posts: all }] = await Promise.all([pageOfPosts(from, order, given, parts), postCount(parts)])
  return { ...page, all }
}

/** Conditions are left out where nothing is asked: an index is read then from its beginning. */
const within = ({ kind, before }: FeedQuery): string =>
  `${kind === undefined ? '' : 'and kind = :kind'} ${before === undefined ? '' : 'and position < :before'}`

const given = ({ kind, before, limit }: FeedQuery) => ({ limit, ...(kind && { kind }), ...(before !== undefined && { before }) })

/** The posts of all members. */
export const feedQuery: SharedQuery<Feed, object, FeedQuery> = {
  kind: 'shared',
  reads: POSTS_READ,
  awaitsOwn: true,
  read: ({ query }, parts) => {
    const from = `select * from :discussion:.posts where state = 'published' ${within(query)} order by position desc limit :limit`
    return feedOf(from, NEWEST, given(query), parts)
  },
}

/** The posts of those whom the reader follows: of each no more than a page. */
export const followedPostsQuery: OwnQuery<Feed, object, FeedQuery> = {
  kind: 'own',
  reads: [...POSTS_READ, 'follows'],
  read: ({ memberId, query }, parts) => {
    const from = `
      select theirs.* from :follows:.follows follow cross join lateral (
        select * from :discussion:.posts where member_id = followed::uuid and state = 'published' ${within(query)}
        order by position desc limit :limit
      ) as theirs
      where follower_id = :memberId and follow.kind = 'member' order by theirs.position desc limit :limit`
    return feedOf(from, NEWEST, { ...given(query), memberId, follows: parts.checkpoints.of('follows').schema }, parts)
  },
}

const DAYS = { day: 1, week: 7, month: 30 } as const

/** What a period takes in moves on by whole hours, so that pages of it fit together and an answer is of use for a while. */
const hourOf = (now: Instant): Instant => now.startOf('hour')

/** Those with the most likes; of equals the older. */
export const topPostsQuery: SharedQuery<Feed, object, TopQuery> = {
  kind: 'shared',
  reads: POSTS_READ,
  awaitsOwn: true,
  changesWith: (now) => [isoOf(hourOf(now))],
  read: ({ query: { period, kind, limit, offset }, now }, parts) => {
    const since = isoOf(hourOf(now).minus({ days: DAYS[period] }))
    const from = `
      select * from :discussion:.posts where state = 'published' and published_at >= :since ${within({ kind, limit })}
      order by likes desc, position limit :limit offset :offset`
    return feedOf(from, 'likes desc, post.position', { limit, offset, since, ...(kind && { kind }) }, parts)
  },
}
