import * as z from 'zod/mini'
import { TagSlug } from '../tools/tool-card.ts'

export const TagParams = z.object({ tag: TagSlug })

/** A part of a tag or of its name; nothing is what is newest of each kind. */
export const ModeratedTagsQuery = z.object({ q: z._default(z.string().check(z.maxLength(80)), '') })
export type ModeratedTagsQuery = z.infer<typeof ModeratedTagsQuery>
