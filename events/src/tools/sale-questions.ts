import * as z from 'zod/mini'
import { askRangeNames } from './ask-ranges.ts'
import { listingPageFields } from './listing-questions.ts'
import { putUpWithin } from './put-up-within.ts'
import { Category, Pricing } from './tool-card.ts'

export const ForSaleQuery = z.object({
  category: z.optional(Category),
  pricing: z.optional(Pricing),
  openSource: z.optional(z.literal('yes')),
  deal: z.optional(z.literal('yes')),
  /** Put up within so many days, today among them. */
  within: z.optional(z.enum(putUpWithin)),
  ask: z.optional(z.enum(askRangeNames)),
  sort: z._default(z.enum(['newest', 'best', 'rising', 'cheapest', 'dearest']), 'newest'),
  ...listingPageFields,
})
export type ForSaleQuery = z.infer<typeof ForSaleQuery>
