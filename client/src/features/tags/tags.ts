import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { TagsQueueState } from './moderation/tags-queue-slice.ts'

export const tags = defineCapability({ name: 'tags' })

/** What its pages bring. */
export interface TagsPages {
  readonly tagsQueue: TagsQueueState
}
