import type { Parts } from '../kernel/query.ts'
import { postCards, selectPosts } from './shown-posts.ts'

interface Given extends Readonly<Record<string, unknown>> {
  readonly limit: number
}

export const NEWEST = 'post.position desc'

/** Posts as feeds show them. One more than a page has tells whether there is another. */
export const pageOfPosts = async (from: string, order: string, given: Given, parts: Parts) => {
  const rows = await selectPosts({ from, order, given: { ...given, limit: given.limit + 1 } }, parts)
  return { posts: await postCards(rows.slice(0, given.limit), parts), more: rows.length > given.limit }
}
