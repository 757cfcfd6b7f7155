import { authors, categories } from 'virtual:blog-posts'
import type { Author } from '../../../content-files/front-matter.ts'
import type { ListedPost } from '../../../content-files/read-blog.ts'
import { authorPath, postPath, postPicture } from './blog-paths.ts'

const publisher = { '@type': 'Organization', name: 'Debut', url: '/', logo: '/favicon.svg' }

export const writer = (slug: string, { name, line, isPerson = false, picture }: Author) => ({
  '@type': isPerson ? 'Person' : 'Organization',
  name,
  description: line,
  url: authorPath(slug),
  image: picture,
})

/** What search engines read about a post. */
export const blogPosting = (post: ListedPost) => {
  const { title, excerpt, author, date, updated, words, minutes, cover } = post
  const found = authors[author]
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': postPath(post),
    url: postPath(post),
    headline: title,
    description: excerpt,
    image: cover ?? postPicture(post),
    author: found && writer(author, found),
    publisher,
    datePublished: date,
    dateModified: updated ?? date,
    articleSection: post.categories.map((category) => categories[category]?.title),
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en',
  }
}
