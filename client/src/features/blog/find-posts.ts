import { authors, categories } from 'virtual:blog-posts'
import type { BlogWords, ListedPost } from '../../../content-files/read-blog.ts'
import { searchPosts } from './search-posts.ts'

const filed = ({ author, categories: names }: ListedPost) =>
  [authors[author]?.name, ...names.map((name) => categories[name]?.title)].filter((each) => each !== undefined).join(' ')

/** Without the words of their texts, by all else. */
export const findPosts = (posts: readonly ListedPost[], asked: readonly string[], words: BlogWords = {}) =>
  searchPosts(
    posts.map((post) => ({ post, filed: filed(post), text: words[post.slug] ?? '' })),
    asked,
  )
