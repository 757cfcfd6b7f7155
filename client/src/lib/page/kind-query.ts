import type { ListingQuery } from '@debut/events/tools/listing-questions.ts'
import { Pricing } from '@debut/events/tools/tool-card.ts'

/** What kind of product a list is asked for. */
export interface KindQuery {
  readonly pricing?: ListingQuery['pricing']
  readonly openSource?: ListingQuery['openSource']
  readonly deal?: ListingQuery['deal']
}

const yesIn = (search: URLSearchParams, name: string) => (search.get(name) === 'yes' ? 'yes' : undefined)

/** A value that does not exist counts as not asked for. */
export const kindIn = (search: URLSearchParams): KindQuery => ({
  pricing: Pricing.safeParse(search.get('price')).data,
  openSource: yesIn(search, 'open-source'),
  deal: yesIn(search, 'deal'),
})

/** As a page's address says it. */
export const kindInAddress = ({ pricing, openSource, deal }: KindQuery) => ({
  ...(pricing !== undefined && { price: pricing }),
  ...(openSource !== undefined && { 'open-source': openSource }),
  ...(deal !== undefined && { deal }),
})

/** As the server is asked for it. */
export const kindInQuery = ({ pricing, openSource, deal }: KindQuery) => ({
  ...(pricing !== undefined && { pricing }),
  ...(openSource !== undefined && { openSource }),
  ...(deal !== undefined && { deal }),
})
