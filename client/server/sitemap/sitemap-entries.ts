import { MemberAddresses, ToolAddresses } from '@debut/events/sitemap/sitemap-answers.ts'
import type { AskQueries } from '../ask-queries.ts'
import { blogEntries } from './blog-entries.ts'
import { publicRoutes } from './public-routes.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Every page that a crawler may want. Lists come in pages, each of which begins where the one before ended. */
export const sitemapEntries = async (ask: AskQueries, requestId: string): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = [...publicRoutes.map((path) => ({ path })), ...(await blogEntries())]
  const tags = new Set<string>()
  let tool: string | null = ''
  while (tool !== null) {
    const page: ToolAddresses = await ask(`/api/sitemap/tools${tool && `?after=${tool}`}`, ToolAddresses, requestId)
    for (const { slug, tags: named, launchedOn } of page.tools) {
      entries.push({ path: `/tool/${slug}`, changedOn: launchedOn ?? undefined })
      for (const tag of named) tags.add(tag)
    }
    tool = page.next
  }
  for (const tag of [...tags].toSorted()) entries.push({ path: `/tags/${tag}` })
  let member: number | null = 0
  while (member !== null) {
    const page: MemberAddresses = await ask(`/api/sitemap/members?after=${member}`, MemberAddresses, requestId)
    for (const { username } of page.members) entries.push({ path: `/profile/${encodeURIComponent(username)}` })
    member = page.next
  }
  return entries
}
