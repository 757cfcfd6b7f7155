import * as z from 'zod/mini'
import { TagSlug } from '../tools/tool-card.ts'
import { typedText } from '../kernel/plain-text.ts'

export const TagParams = z.object({ tag: TagSlug })

/** A part of a tag or of its name; nothing is what is newest of each kind. */
export const ModeratedTagsQuery = z.object({ q: z._default(typedText(80), '') })
export type ModeratedTagsQuery = z.infer<typeof ModeratedTagsQuery>
