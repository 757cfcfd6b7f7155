import type { ListedPost } from '../../../content-plugins.ts'

/** What search engines read about a post. */
export const blogPosting = ({ title, excerpt, author, date, updated, categories }: ListedPost) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  author: { '@type': 'Person', name: author },
  datePublished: date,
  dateModified: updated ?? date,
  articleSection: categories,
})
