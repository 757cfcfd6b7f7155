import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { Sale } from './sale.ts'
import { toolRow } from './tool-answers.ts'

const ToolForSale = z.object({
  ...toolRow,
  sale: Sale,
  /** What its newest closed launch has on its own day. Null before the first is closed. */
  points: z.nullable(count),
})
export type ToolForSale = z.infer<typeof ToolForSale>

/** What is for sale. */
export const ForSale = dated({
  tools: z.array(ToolForSale),
  /** How many there are as asked for, and how many in all. */
  total: count,
  all: count,
  /** Of all, how many each category has. */
  categories: z.array(z.object({ category: z.string(), tools: count })),
})
export type ForSale = z.infer<typeof ForSale>
