import { posts } from 'virtual:blog-posts'
import type { ListedPost } from '../../../content-files/read-blog.ts'
import { findPosts } from './find-posts.ts'
import { shownPosts } from './shown-posts.ts'

/** Posts by their titles, excerpts, categories and authors. */
export const findShown = (now: number, asked: readonly string[]): readonly ListedPost[] => findPosts(shownPosts(posts, now), asked)
