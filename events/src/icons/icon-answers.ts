import * as z from 'zod/mini'
import { count } from '../kernel/answer-fields.ts'

/** As iconify has it. */
const Icon = z.object({
  body: z.string(),
  width: z.optional(count),
  height: z.optional(count),
  /** No longer in the set, and here for those who still name it. */
  hidden: z.optional(z.boolean()),
})

/** What iconify's own API answers. */
export const Icons = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), Icon),
  width: z.optional(count),
  height: z.optional(count),
  not_found: z.optional(z.array(z.string())),
})
export type Icons = z.infer<typeof Icons>
