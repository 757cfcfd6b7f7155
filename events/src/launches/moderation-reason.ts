import * as z from 'zod/mini'

/** Why an admin touched a vote. */
export const ModerationReason = z.enum(['burst', 'ring', 'shared-origin', 'new-account', 'conflict-of-interest', 'reviewed', 'mistake'])
export type ModerationReason = z.infer<typeof ModerationReason>
