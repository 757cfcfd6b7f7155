import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { ScrapeState } from './scraping/scrape-slice.ts'

export const freeTools = defineCapability({ name: 'free-tools' })

/** What its pages bring. */
export interface FreeToolsPages {
  readonly scrape: ScrapeState
}
