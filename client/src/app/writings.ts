import { authors, categories, posts } from 'virtual:blog-posts'
import { changes } from '../features/changelog/changes.ts'

/** What was written, for the edge: for its feeds, its sitemap and its pictures. */
export const writings = {
  posts,
  categories,
  authors,
  changes: changes.map(({ id, day, kind, title }) => ({ id, day, kind, title })),
}
export type Writings = typeof writings
