import * as z from 'zod/mini'
import { QueryYear, queryNumber } from '../kernel/query-fields.ts'
import { LAST_ROW } from './listing-numbers.ts'
import { Category, Pricing, TagSlug } from './tool-card.ts'

/** When it was launched. */
export const periodFields = { year: z.optional(QueryYear), month: z.optional(queryNumber(1, 12)) }

export const isMonthOfYear = ({ year, month }: { readonly year?: number | undefined; readonly month?: number | undefined }): boolean =>
  month === undefined || year !== undefined
export const NO_YEAR = 'asks for a month of no year'

export const listingPageFields = { limit: z._default(queryNumber(1, 50), 24), offset: z._default(queryNumber(0, LAST_ROW), 0) }

/** Of one category or one tag. */
export const ListingQuery = z
  .object({
    category: z.optional(Category),
    tag: z.optional(TagSlug),
    pricing: z.optional(Pricing),
    openSource: z.optional(z.literal('yes')),
    deal: z.optional(z.literal('yes')),
    ...periodFields,
    sort: z._default(z.enum(['best', 'newest', 'rising']), 'best'),
    ...listingPageFields,
  })
  .check(
    z.refine(({ category, tag }) => (category === undefined) !== (tag === undefined), 'asks for a category or for a tag'),
    z.refine(isMonthOfYear, NO_YEAR),
  )
export type ListingQuery = z.infer<typeof ListingQuery>

export const ListingsOverviewQuery = z.object({ kind: z.enum(['category', 'tag']), ...listingPageFields })
export type ListingsOverviewQuery = z.infer<typeof ListingsOverviewQuery>
