import { ListingQuery } from '@debut/events/tools/listing-questions.ts'

const { pricing, openSource, deal } = ListingQuery.shape

/** What kind of product a list is asked for. */
export const kindFields = { pricing, openSource, deal }
export const kindNames = { pricing: 'price', openSource: 'open-source' } as const

export interface KindQuery {
  readonly pricing?: ListingQuery['pricing']
  readonly openSource?: ListingQuery['openSource']
  readonly deal?: ListingQuery['deal']
}
