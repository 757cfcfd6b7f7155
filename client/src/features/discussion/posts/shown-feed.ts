import type { Feed, PostCard } from '@debut/events/discussion/post-answers.ts'
import type { NewestAuthors } from '@debut/events/discussion/newest-authors.ts'
import type { Action } from '@reduxjs/toolkit'
import { NO_BOUNDARIES } from '../../../lib/boundaries/boundaries.ts'
import { type OwnMarking, withMarkingsIn } from '../../../lib/marks/own-markings.ts'
import { POST_LIKES } from '../likes.ts'
import { unwantedSince } from '../unwanted.ts'

/** A post, as of where in the log its likes were counted: pages of a list are of different moments. */
export type FeedPost = PostCard & { readonly answeredAt: number }

export interface ShownFeed extends Omit<Feed, 'posts'> {
  readonly posts: readonly FeedPost[]
  /** How far in the log the answer itself reaches: `position` goes on with the live topic. */
  readonly answeredAt: number
  /** What the reader did that the answer may not hold. */
  readonly ownLikes: readonly OwnMarking[]
  /** How many posts there are by now and who wrote the newest, as the live topic said last. */
  readonly live: { readonly published: number; readonly newest: NewestAuthors } | null
}

export const shownFeed = (feed: Feed): ShownFeed => ({
  ...feed,
  posts: feed.posts.map((post) => ({ ...post, answeredAt: feed.position })),
  answeredAt: feed.position,
  ownLikes: [],
  live: null,
})

export const withOwnLikes = (feed: ShownFeed, action: Action): ShownFeed => {
  const ownLikes = withMarkingsIn(POST_LIKES, feed.ownLikes, action)
  return ownLikes === feed.ownLikes ? feed : { ...feed, ownLikes }
}

/** An answer from before what is shown is passed over, and asked for again where it was stale. What the reader did stays known. */
export const merged = (shown: ShownFeed, answer: ShownFeed): ShownFeed =>
  answer.answeredAt < shown.answeredAt ? { ...shown, stale: answer.stale } : { ...answer, ownLikes: shown.ownLikes, live: shown.live }

/** Posts may have been published, or liked, between two pages: none stands on both. */
export const joined = (feed: ShownFeed, next: ShownFeed): ShownFeed => {
  const known = new Set(feed.posts.map(({ postId }) => postId))
  const posts = [...feed.posts, ...next.posts.filter(({ postId }) => !known.has(postId))]
  return { ...feed, posts, more: next.more && next.posts.length > 0 }
}

/** Posts that others have published since, but those whom the reader doesn't want to see. */
export const freshIn = ({ live, all, answeredAt }: Pick<ShownFeed, 'live' | 'all' | 'answeredAt'>, boundaries = NO_BOUNDARIES): number =>
  live === null ? 0 : Math.max(0, live.published - all - unwantedSince(live.newest, answeredAt, boundaries))
