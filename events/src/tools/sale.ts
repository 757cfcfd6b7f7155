import * as z from 'zod/mini'
import { IsoInstant } from '../kernel/answer-fields.ts'

/** What is asked for a tool. Revenue and profit are its makers' own word, of twelve months. */
export const Sale = z.object({
  askCents: z.int(),
  currency: z.enum(['USD', 'EUR', 'GBP']),
  ttmRevenueCents: z.nullable(z.int()),
  ttmProfitCents: z.nullable(z.int()),
  /** How many years of its profit are asked. Null where it has none, or says nothing of it. */
  multiple: z.nullable(z.number()),
  putUpAt: IsoInstant,
})
export type Sale = z.infer<typeof Sale>
