import * as z from 'zod/mini'
import { Day } from '../kernel/days.ts'
import { Slug } from '../tools/tool-card.ts'

/** A full page ends with where the next begins; null where there is no next. */
export const ToolAddresses = z.object({
  tools: z.array(z.object({ slug: Slug, tags: z.array(z.string()), launchedOn: z.nullable(Day) })),
  next: z.nullable(Slug),
})
export type ToolAddresses = z.infer<typeof ToolAddresses>

export const MemberAddresses = z.object({
  members: z.array(z.object({ username: z.string() })),
  next: z.nullable(z.int()),
})
export type MemberAddresses = z.infer<typeof MemberAddresses>
