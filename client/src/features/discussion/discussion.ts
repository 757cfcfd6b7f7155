import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { WithPostDraft } from './composer/post-draft-slice.ts'
import type { WithPostUploads } from './composer/post-uploads-slice.ts'

export const discussion = defineCapability({ name: 'discussion' })

/** What its pages bring. */
export type DiscussionPages = WithPostDraft & WithPostUploads
