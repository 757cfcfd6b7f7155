import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { AlternativeAddresses, MemberAddresses, PostAddresses, ToolAddresses } from '@debut/events/sitemap/sitemap-answers.ts'
import {
  sitemapAlternativesRoute,
  sitemapMembersRoute,
  sitemapPostsRoute,
  sitemapToolsRoute,
} from '@debut/events/sitemap/sitemap-routes.ts'
import { ENOUGH_TO_FIND } from '@debut/events/tools/listing-numbers.ts'
import type { AskQueries } from '../ask-queries.ts'
import { publicRoutes } from './public-routes.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Every page that a crawler may want. Lists come in pages, each of which begins where the one before ended. */
export const sitemapEntries = async (ask: AskQueries, requestId: string, written: readonly SitemapEntry[]): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = [...publicRoutes.map((path) => ({ path })), ...written]
  /** How many launched tools carry each. */
  const tags = new Map<string, number>()
  let tool: string | null = ''
  while (tool !== null) {
    const page: ToolAddresses = await ask(
      routeAddress(sitemapToolsRoute, { after: tool === '' ? undefined : tool }),
      ToolAddresses,
      requestId,
    )
    for (const { slug, tags: named, launchedOn } of page.tools) {
      entries.push({ path: `/tool/${slug}`, changedOn: launchedOn ?? undefined })
      if (launchedOn !== null) for (const tag of new Set(named)) tags.set(tag, (tags.get(tag) ?? 0) + 1)
    }
    tool = page.next
  }
  for (const tag of [...tags.keys()].toSorted())
    if ((tags.get(tag) ?? 0) >= ENOUGH_TO_FIND) entries.push({ path: `/tags/${tag}` }, { path: `/best-products-by-tag/${tag}` })
  let named: string | null = ''
  while (named !== null) {
    const page: AlternativeAddresses = await ask(routeAddress(sitemapAlternativesRoute, { after: named }), AlternativeAddresses, requestId)
    for (const { name, categories } of page.alternatives)
      for (const path of [name, ...categories.map((category) => `${name}/${category}`)]) entries.push({ path: `/alternatives/${path}` })
    named = page.next
  }
  let member: number | null = 0
  while (member !== null) {
    const page: MemberAddresses = await ask(routeAddress(sitemapMembersRoute, { after: member }), MemberAddresses, requestId)
    for (const { username } of page.members) entries.push({ path: `/profile/${encodeURIComponent(username)}` })
    member = page.next
  }
  let post: number | null = 0
  while (post !== null) {
    const page: PostAddresses = await ask(routeAddress(sitemapPostsRoute, { after: post }), PostAddresses, requestId)
    for (const { postId, publishedOn } of page.posts) entries.push({ path: `/posts/${postId}`, changedOn: publishedOn })
    post = page.next
  }
  return entries
}
