import { authors, categories } from 'virtual:blog-posts'
import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import type { Author } from '../../../content-files/front-matter.ts'
import type { ListedPost } from '../../../content-files/read-blog.ts'
import type { Place } from '../../lib/page/page.ts'
import { byAuthor, inCategory, type Listing, listPage, pageNumber } from './blog-listing.ts'
import { authorPath, categoryPath } from './blog-paths.ts'
import { blogSearchPath } from './blog-search-path.ts'
import { readBlogWords } from './blog-words.ts'
import { findPosts } from './find-posts.ts'
import { askedWords } from './search-posts.ts'

export const BLOG_DESCRIPTION = 'How Debut works, why it works that way, and what makers learn on their launch day.'

/** What a page of the blog lists, and under which name. */
export interface BlogView {
  readonly kind: 'all' | 'category' | 'author' | 'search'
  readonly title: string
  readonly description: string
  /** Of its first page. */
  readonly path: string
  readonly listing: Listing<ListedPost>
  readonly category?: string
  readonly author?: Author
  /** As it was typed, and the words that posts were found by. */
  readonly q?: string
  readonly marks?: readonly string[]
  /** No post has what was typed, and these have words that are a typo apart. */
  readonly isNear?: boolean
}

export const questionAt = ({ path, search }: Place): string =>
  /^\/blog\/*$/i.test(path) ? (search.get('q') ?? '').trim().slice(0, LONGEST_QUESTION) : ''

type Named = Pick<BlogView, 'kind' | 'title' | 'description' | 'path'> & Partial<BlogView>

const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

const view = (named: Named, posts: readonly ListedPost[], page: number): BlogView | undefined => {
  const listing = listPage(posts, page)
  return listing && { ...named, listing }
}

/** Undefined where there is no such category, author or page. The blog has paths for its pages; all else turns them in the query. */
export const blogViewAt = (posts: readonly ListedPost[], place: Place): BlogView | undefined => {
  const { params, search } = place
  const { page, category, author } = params
  const turned = pageNumber(search.get('page'))
  if (category !== undefined) {
    const found = own(categories, category)
    return found && view({ kind: 'category', ...found, path: categoryPath(category), category }, inCategory(posts, category), turned)
  }
  if (author !== undefined) {
    const found = own(authors, author)
    const named =
      found && ({ kind: 'author', title: found.name, description: found.line, path: authorPath(author), author: found } as const)
    return named && view(named, byAuthor(posts, author), turned)
  }
  const q = questionAt(place)
  if (q === '') return view({ kind: 'all', title: 'Blog', description: BLOG_DESCRIPTION, path: '/blog' }, posts, pageNumber(page))
  const { posts: found, marks, isNear } = findPosts(posts, askedWords(q), readBlogWords())
  const named = { kind: 'search', title: `“${q}”`, description: BLOG_DESCRIPTION, path: blogSearchPath(q), q, marks, isNear } as const
  return view(named, found, turned)
}

export const pagePath = ({ kind, path }: BlogView, page: number): string => {
  if (page === 1) return path
  if (kind === 'all') return `/blog/page/${page}`
  return `${path}${kind === 'search' ? '&' : '?'}page=${page}`
}
