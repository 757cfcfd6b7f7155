import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { followContact } from './contact/follow-contact.ts'
import type { WithInbox } from './inbox/inbox-slice.ts'
import { supportSlice } from './support-slice.ts'

export const support = defineCapability({ name: 'support', slices: [supportSlice], follow: followContact })

/** What its pages bring. */
export type SupportPages = WithInbox
