import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { TagSlug } from '../tools/tool-card.ts'
import { TagBanReason, TagKeepReason, TagMergeReason, TagName, TagRestoreReason } from './tag-name.ts'

/** One stream: a merge is about two tags at once, and must lead nowhere in a circle. Only what a moderator does is written here. */
export const TAGS = 'tags'

/** Before version 2 only a ban had a reason. */
const withoutReason = (data: Record<string, unknown>) => data

/** What makers file their tools under is one of ours from now on, and shown under this name. Also where only the name is another. */
export const TagKept = defineEvent(
  'TagKept',
  { tag: TagSlug, name: TagName, reason: z.optional(TagKeepReason) },
  { upcasts: [withoutReason] },
)

/** Whatever is filed under it stands under the other one, and its addresses lead there. */
export const TagMerged = defineEvent(
  'TagMerged',
  { tag: TagSlug, into: TagSlug, reason: z.optional(TagMergeReason) },
  { upcasts: [withoutReason] },
)

/** Shown nowhere, and nothing new is filed under it. */
export const TagBanned = defineEvent('TagBanned', { tag: TagSlug, reason: TagBanReason })

/** Neither merged nor banned any more: as it was before. */
export const TagRestored = defineEvent('TagRestored', { tag: TagSlug, reason: z.optional(TagRestoreReason) }, { upcasts: [withoutReason] })

export const tagEvents = [TagKept, TagMerged, TagBanned, TagRestored] as const
export type TagEvent = EventOf<(typeof tagEvents)[number]>
