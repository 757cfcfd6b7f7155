const POSTS_PER_PAGE = 10

export interface Listing<Post> {
  readonly posts: readonly Post[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Undefined where there is no such page; the first is there even when nothing was written yet. */
export const listPage = <Post>(posts: readonly Post[], page: number): Listing<Post> | undefined => {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  return { posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE), page, pages, total: posts.length }
}

/** As it stands in the address: nothing is the first page, "02" and "2.0" are no pages. */
export const pageNumber = (text: string | null | undefined): number => {
  if (text === null || text === undefined) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}

interface Filed {
  readonly slug: string
  readonly categories: readonly string[]
  readonly author: string
}

export const inCategory = <Post extends Pick<Filed, 'categories'>>(posts: readonly Post[], category: string): readonly Post[] =>
  posts.filter(({ categories }) => categories.includes(category))

export const byAuthor = <Post extends Pick<Filed, 'author'>>(posts: readonly Post[], author: string): readonly Post[] =>
  posts.filter((post) => post.author === author)

/** The posts before and after it in time, of a list that has the newest first. */
export const neighboursOf = <Post extends Pick<Filed, 'slug'>>(posts: readonly Post[], slug: string) => {
  const index = posts.findIndex((post) => post.slug === slug)
  return index === -1 ? { newer: undefined, older: undefined } : { newer: posts[index - 1], older: posts[index + 1] }
}

/** Those of these slugs that are shown, in their order. */
export const among = <Post extends Pick<Filed, 'slug'>>(posts: readonly Post[], slugs: readonly string[], most: number): readonly Post[] =>
  slugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []).slice(0, most)
