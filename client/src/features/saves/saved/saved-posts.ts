import type { SavedPosts } from '@debut/events/saves/save-answers.ts'
import { SAVED_PAGE, SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import { savedPostsRoute } from '@debut/events/saves/save-routes.ts'
import { learntFrom } from '../../../lib/marks/mark.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { SAVED_POSTS } from '../saving.ts'

/** The posts that the reader saved. What they save elsewhere comes in; what they take from the list stays until they come again. */
const savedPosts = resource(savedPostsRoute, {
  isOutdatedBy: (action, list: SavedPosts | undefined) =>
    learntFrom(SAVED_POSTS, action)?.changes.some(({ id, isMarked }) => isMarked && !list?.posts.some(({ postId }) => postId === id)) ??
    false,
  pages: {
    // In whole pages: the server may leave out a post whose author is being erased.
    next: ({ posts, total }: SavedPosts) => {
      const offset = Math.ceil(posts.length / SAVED_PAGE) * SAVED_PAGE
      return offset < total && offset < SAVES_EACH ? { limit: SAVED_PAGE, offset } : undefined
    },
    join: (list: SavedPosts, next: SavedPosts) => ({ ...next, posts: [...list.posts, ...next.posts] }),
  },
})

export const ownSavedPosts = () => savedPosts({ limit: SAVED_PAGE })
