import * as z from 'zod/mini'
import { AskedYear, askedNumber } from '../kernel/asked.ts'
import { LAST_ROW } from './listing-numbers.ts'
import { Category, Pricing, TagSlug } from './tool-card.ts'

/** When it was launched. */
export const askedPeriod = { year: z.optional(AskedYear), month: z.optional(askedNumber(1, 12)) }

export const isMonthOfYear = ({ year, month }: { readonly year?: number | undefined; readonly month?: number | undefined }): boolean =>
  month === undefined || year !== undefined
export const NO_YEAR = 'asks for a month of no year'

export const askedListingPage = { limit: z._default(askedNumber(1, 50), 24), offset: z._default(askedNumber(0, LAST_ROW), 0) }

/** Of one category or one tag. */
export const ListingQuery = z
  .object({
    category: z.optional(Category),
    tag: z.optional(TagSlug),
    pricing: z.optional(Pricing),
    openSource: z.optional(z.literal('yes')),
    deal: z.optional(z.literal('yes')),
    ...askedPeriod,
    sort: z._default(z.enum(['best', 'newest', 'rising']), 'best'),
    ...askedListingPage,
  })
  .check(
    z.refine(({ category, tag }) => (category === undefined) !== (tag === undefined), 'asks for a category or for a tag'),
    z.refine(isMonthOfYear, NO_YEAR),
  )
export type ListingQuery = z.infer<typeof ListingQuery>

export const ListingsOverviewQuery = z.object({ kind: z.enum(['category', 'tag']), ...askedListingPage })
export type ListingsOverviewQuery = z.infer<typeof ListingsOverviewQuery>
