import { posts } from 'virtual:blog-posts'
import { findPosts } from './find-posts.ts'
import type { FoundPosts } from './search-posts.ts'
import { shownPosts } from './shown-posts.ts'

/** Posts by their titles, excerpts, categories and authors. */
export const findShown = (now: number, asked: readonly string[]): FoundPosts => findPosts(shownPosts(posts, now), asked)
