import { feedRoute, followedPostsRoute, memberPostsRoute, topPostsRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { PostKind } from '@debut/events/discussion/discussion-form.ts'
import { PostsFrame } from '@debut/events/discussion/post-answers.ts'
import { FEED_PAGE } from '@debut/events/discussion/post-questions.ts'
import type { Action } from '@reduxjs/toolkit'
import { newestFrame } from '../../../lib/resources/follow-live.ts'
import { type Query, resource } from '../../../lib/resources/resource.ts'
import { hasEvent } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import type { FeedPageQuery } from './feed-query.ts'
import { joined, merged, type ShownFeed, shownFeed, withOwnLikes } from './shown-feed.ts'

const TOPIC = 'posts'
/** Posts come seldom: a reader learns of a new one soon enough. */
const COUNT_EVERY = 2_000
/** The server reads no further. */
const LAST_OFFSET = 1_000

interface Asked {
  readonly kind?: PostKind | undefined
  readonly limit?: number | undefined
  readonly before?: number | undefined
  readonly offset?: number | undefined
}

const common = { transformResponse: shownFeed, onAction: withOwnLikes, merge: merged }

/** Where the next page begins, if there is one. */
const lastIn = ({ posts, more }: ShownFeed) => (more ? posts.at(-1)?.publishedPosition : undefined)

const byTime = {
  next: (feed: ShownFeed, asked: Asked | undefined) => {
    const before = lastIn(feed)
    return before === undefined ? undefined : { ...asked, before }
  },
  join: joined,
}

/** What is new is counted in all kinds together, so a reader of one kind learns of it when they return. */
const newest = resource(feedRoute, {
  ...common,
  onAction: (feed, action, asked) => {
    const frame = asked?.kind === undefined ? newestFrame<PostsFrame>(action, TOPIC) : undefined
    const liked = withOwnLikes(feed, action)
    return frame === undefined ? liked : { ...liked, live: frame.body }
  },
  topic: () => ({ name: TOPIC, frame: PostsFrame, every: COUNT_EVERY }),
  pages: byTime,
})

const followed = resource(followedPostsRoute, {
  ...common,
  isOutdatedBy: (action: Action) => resultReceived.match(action) && hasEvent(action.payload, 'MemberFollowed', 'MemberUnfollowed'),
  pages: byTime,
})

const top = resource(topPostsRoute, {
  ...common,
  pages: {
    // In whole pages: the server may leave out a post whose author is being erased.
    next: ({ posts, more }, asked) => {
      const offset = Math.ceil(posts.length / FEED_PAGE) * FEED_PAGE
      return more && offset <= LAST_OFFSET ? { ...asked, offset } : undefined
    },
    join: joined,
  },
})

const ofMember = resource(memberPostsRoute, {
  ...common,
  pages: {
    next: (feed, asked) => {
      const before = lastIn(feed)
      return before === undefined ? undefined : { ...asked, before }
    },
    join: joined,
  },
})

/** What one member has written. */
export const postsBy = (username: string): Query<ShownFeed> => ofMember({ username })

/** Enough to see what they write about. */
const LATEST = 2
export const latestBy = (username: string): Query<ShownFeed> => ofMember({ username, limit: LATEST })

const countsOfMembers = resource(memberPostsRoute, {
  part: 'count',
  transformResponse: ({ all, position }) => ({ all, position }),
  isOutdatedBy: (action: Action) => resultReceived.match(action) && hasEvent(action.payload, 'PostPublished', 'PostDeleted'),
})

/** How many posts that are. */
export const postCountOf = (username: string) => countsOfMembers({ username, limit: 1 })

/** The feed that an address asks for. The posts of those whom somebody follows are theirs alone. */
export const feedOf = ({ sort, kind, period }: FeedPageQuery): Query<ShownFeed> => {
  switch (sort) {
    case 'newest':
      return newest({ kind })
    case 'following':
      return followed({ kind })
    case 'top':
      return top({ kind, period })
  }
}

/** Enough for the best three, and to find makers among those who wrote the others. */
const BEST = 12
/** What a week's readers liked most. */
export const bestOfWeek = () => top({ period: 'week', limit: BEST })

/** Lists that may still show a post as it was before its author changed it: they are fetched anew when they are next shown. */
export const feedsWith = (...kinds: readonly PostKind[]): readonly Query<ShownFeed>[] => [
  newest(),
  ...kinds.map((kind) => newest({ kind })),
]
