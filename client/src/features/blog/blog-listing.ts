const POSTS_PER_PAGE = 10

export interface Listing<Post> {
  readonly posts: readonly Post[]
  readonly page: number
  readonly pages: number
}

/** Undefined where there is no such page; the first is there even when nothing was written yet. */
export const listPage = <Post>(posts: readonly Post[], page: number): Listing<Post> | undefined => {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  return { posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE), page, pages }
}

/** As it stands in the address: nothing is the first page, "02" and "2.0" are no pages. */
export const pageNumber = (text: string | null | undefined): number => {
  if (text === null || text === undefined) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}

interface Categorised {
  readonly categories: readonly string[]
}

export const categoriesOf = (posts: readonly Categorised[]): string[] =>
  [...new Set(posts.flatMap(({ categories }) => categories))].toSorted((a, b) => a.localeCompare(b))

export const inCategory = <Post extends Categorised>(posts: readonly Post[], category: string): readonly Post[] =>
  posts.filter(({ categories }) => categories.includes(category))

/** "launch-day" is read as "Launch day". */
export const categoryName = (category: string): string => {
  const words = category.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
