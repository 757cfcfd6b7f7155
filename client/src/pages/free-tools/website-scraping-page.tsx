import { freeToolPage } from '../../features/free-tools/free-tool-page.tsx'
import { aboutScraping } from '../../features/free-tools/scraping/about-scraping.ts'
import { followScrape } from '../../features/free-tools/scraping/scrape-saga.ts'
import { scrapeSlice, type WithScrape } from '../../features/free-tools/scraping/scrape-slice.ts'
import { Scraper } from '../../features/free-tools/scraping/scraper.tsx'
import type { FollowContext } from '../../lib/page/page.ts'

const noteAddress = (url: string) => window.history.replaceState(window.history.state, '', `?${new URLSearchParams({ url }).toString()}`)

function* follow({ api }: FollowContext) {
  yield* followScrape(api, noteAddress)
}

export const page = freeToolPage<WithScrape>('website-scraping', {
  about: aboutScraping,
  Tool: Scraper,
  slices: [scrapeSlice],
  follow: { scrape: follow },
  head: (_state, { search }) => (search.has('url') ? { noindex: true } : {}),
})
