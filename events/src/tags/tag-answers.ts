import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { Slug, TagSlug } from '../tools/tool-card.ts'
import { TagBanReason } from './tag-name.ts'

/** How many tools in the directory are filed under it, launched or not, with those of tags that lead to it. */
const row = { tag: TagSlug, tools: count, waitsFor: WaitsFor }
const name = z.nullable(z.string())

/** For moderators: tags that wait to be looked at, the oldest first, and what was decided of others, the newest first; with how many there are of each. */
export const ModeratedTags = dated({
  waiting: z.array(
    z.object({ ...row, example: z.nullable(z.object({ slug: Slug, name: z.string(), tagline: z.string(), logo: z.string() })) }),
  ),
  kept: z.array(z.object({ ...row, name: z.string(), merged: z.array(TagSlug) })),
  merged: z.array(z.object({ ...row, name, into: TagSlug })),
  banned: z.array(z.object({ ...row, name, reason: TagBanReason })),
  totals: z.object({ waiting: count, kept: count, merged: count, banned: count }),
})
export type ModeratedTags = z.infer<typeof ModeratedTags>

/** What becomes of a tool's tag: it stands under another one, or nothing is to be filed under it. Null where it is as good as any. */
export const TagStatus = dated({
  tag: TagSlug,
  shownName: z.nullable(z.string()),
  into: z.nullable(z.object({ tag: TagSlug, shownName: z.nullable(z.string()) })),
  banned: z.nullable(TagBanReason),
})
export type TagStatus = z.infer<typeof TagStatus>
