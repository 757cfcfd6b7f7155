import * as z from 'zod/mini'
import { TagSlug } from '../tools/tool-card.ts'
import { typedText } from '../kernel/plain-text.ts'
import { pageFields } from '../kernel/query-fields.ts'

export const TagParams = z.object({ tag: TagSlug })

/** A part of a tag or of its name; nothing is what is newest of each kind. And how many of those that wait to leave out. */
export const ModeratedTagsQuery = z.object({ q: z._default(typedText(80), ''), offset: pageFields.offset })
export type ModeratedTagsQuery = z.infer<typeof ModeratedTagsQuery>
