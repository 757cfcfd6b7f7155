import { silenceOf } from '../../../lib/boundaries/boundaries.ts'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import type { FeedPost } from './shown-feed.ts'

/** Leaves out posts and top replies that the reader blocked or muted. The next page starts after the last of all posts, so none is missed. */
export const useWantedPosts = (posts: readonly FeedPost[], isOfOneMember: boolean): readonly FeedPost[] => {
  const boundaries = useBoundaries()
  const isWanted = (authorId: string | null, ...says: (string | null)[]) => silenceOf(boundaries, { authorId, says }) === undefined
  return posts
    .filter(({ author, title, beginning }) => isWanted(isOfOneMember ? null : author.memberId, title, beginning))
    .map((post) => {
      const { topReply } = post
      return topReply === null || isWanted(topReply.author.memberId, topReply.summary) ? post : { ...post, topReply: null }
    })
}
