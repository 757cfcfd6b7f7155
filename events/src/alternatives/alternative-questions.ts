import * as z from 'zod/mini'
import { pageFields, queryNumber } from '../kernel/query-fields.ts'
import { LAST_ROW } from '../tools/listing-numbers.ts'
import { isMonthOfYear, NO_YEAR, periodFields } from '../tools/listing-questions.ts'
import { Category, Pricing, ToolId } from '../tools/tool-card.ts'
import { ProductSlug } from './alternative-form.ts'

const page = { limit: z._default(queryNumber(1, 50), 24), offset: z._default(queryNumber(0, LAST_ROW), 0) }

/** A tool by its slug or its id, or a product from elsewhere; nothing else can be one. */
export const AlternativesParams = z.object({ subject: z.catch(z.optional(z.union([ToolId, ProductSlug])), undefined) })

export const AlternativesQuery = z
  .object({
    category: z.optional(Category),
    pricing: z.optional(Pricing),
    openSource: z.optional(z.literal('yes')),
    deal: z.optional(z.literal('yes')),
    ...periodFields,
    sort: z._default(z.enum(['best', 'newest', 'rising']), 'best'),
    ...page,
  })
  .check(z.refine(isMonthOfYear, NO_YEAR))
export type AlternativesQuery = z.infer<typeof AlternativesQuery>

/** Of both kinds, or of one. */
export const SubjectsQuery = z.object({ kind: z.optional(z.enum(['tool', 'product'])), ...page })
export type SubjectsQuery = z.infer<typeof SubjectsQuery>

/** How many of those that wait to leave out. */
export const ModeratedAlternativesQuery = z.object({ offset: pageFields.offset })
export type ModeratedAlternativesQuery = z.infer<typeof ModeratedAlternativesQuery>
