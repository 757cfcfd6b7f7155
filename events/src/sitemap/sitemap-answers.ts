import * as z from 'zod/mini'
import { PostId } from '../discussion/discussion-form.ts'
import { Day } from '../kernel/days.ts'
import { Slug } from '../tools/tool-card.ts'

/** A full page ends with where the next begins; null where there is no next. */
export const ToolAddresses = z.object({
  tools: z.array(z.object({ slug: Slug, tags: z.array(z.string()), launchedOn: z.nullable(Day) })),
  next: z.nullable(Slug),
})
export type ToolAddresses = z.infer<typeof ToolAddresses>

/** What has alternatives enough to be found: of these categories also by themselves. */
export const AlternativeAddresses = z.object({
  alternatives: z.array(z.object({ name: z.string(), categories: z.array(z.string()) })),
  next: z.nullable(z.string()),
})
export type AlternativeAddresses = z.infer<typeof AlternativeAddresses>

export const MemberAddresses = z.object({
  members: z.array(z.object({ username: z.string() })),
  next: z.nullable(z.int()),
})
export type MemberAddresses = z.infer<typeof MemberAddresses>

/** Posts that everybody can read, in the order in which they came. */
export const PostAddresses = z.object({
  posts: z.array(z.object({ postId: PostId, publishedOn: Day })),
  next: z.nullable(z.int()),
})
export type PostAddresses = z.infer<typeof PostAddresses>
