import type { ScrapeState } from './scraping/scrape-slice.ts'

/** What the pages of the free tools bring. */
export interface FreeToolsPages {
  readonly scrape: ScrapeState
}
