import type { ListedPost } from '../../../content-files/read-blog.ts'
import { breadcrumbList } from '../../lib/seo/breadcrumb-list.ts'
import { writer } from './blog-posting.ts'
import { postPath } from './blog-paths.ts'
import type { BlogView } from './blog-view.ts'

const brief = (post: ListedPost) => ({ '@type': 'BlogPosting', headline: post.title, url: postPath(post), datePublished: post.date })

/** What search engines read about a list of posts. */
export const blogData = ({ kind, title, description, path, listing, author }: BlogView, slug: string | undefined): object[] => {
  const context = { '@context': 'https://schema.org' }
  const trail = breadcrumbList([
    { name: 'Blog', path: '/blog' },
    { name: title, path },
  ])
  const posts = listing.posts.map(brief)
  switch (kind) {
    case 'all':
      return [{ ...context, '@type': 'Blog', name: 'The Debut blog', description, url: path, blogPost: posts }]
    case 'category':
      return [{ ...context, '@type': 'CollectionPage', name: title, description, url: path, hasPart: posts }, trail]
    case 'author':
      return [{ ...context, '@type': 'ProfilePage', url: path, mainEntity: author && writer(slug ?? '', author), hasPart: posts }, trail]
    case 'search':
      return []
  }
}
