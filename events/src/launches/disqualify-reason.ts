import * as z from 'zod/mini'

/** Why an admin took a launch from the boards, or gave it back. */
export const DisqualifyReason = z.enum([
  'spam',
  'not-a-product',
  'broken-link',
  'duplicate',
  'vote-manipulation',
  'unlawful',
  'reviewed',
  'mistake',
])
export type DisqualifyReason = z.infer<typeof DisqualifyReason>
