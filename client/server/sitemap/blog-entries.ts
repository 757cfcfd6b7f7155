import { Day } from '@debut/events/kernel/days.ts'
import { byAuthor, inCategory } from '../../src/features/blog/blog-listing.ts'
import { authorPath, categoryPath, postPath } from '../../src/features/blog/blog-paths.ts'
import { shownPosts } from '../../src/features/blog/shown-posts.ts'
import type { Writings } from '../../src/app/writings.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type Blog = Pick<Writings, 'posts' | 'categories' | 'authors'>

/** Posts with the day they were last written on, and the categories and authors that have some. */
export const blogEntries = ({ posts, categories, authors }: Blog, now: number): SitemapEntry[] => {
  const shown = shownPosts(posts, now)
  return [
    ...shown.map((post) => ({ path: postPath(post), changedOn: Day.parse(post.updated ?? post.date) })),
    ...Object.keys(categories).flatMap((name) => (inCategory(shown, name).length > 0 ? [{ path: categoryPath(name) }] : [])),
    ...Object.keys(authors).flatMap((name) => (byAuthor(shown, name).length > 0 ? [{ path: authorPath(name) }] : [])),
  ]
}
