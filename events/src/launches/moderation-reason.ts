import * as z from 'zod/mini'

/** Why an admin touched a vote. */
export const ModerationReason = z.enum(['burst', 'ring', 'shared-origin', 'new-account', 'conflict-of-interest', 'reviewed', 'mistake'])
export type ModerationReason = z.infer<typeof ModerationReason>

/** Why a vote is worth nothing: an admin decided so, or the rule that makers can't vote for their own tool. */
export const VoidReason = z.enum({ ...ModerationReason.def.entries, 'own-tool': 'own-tool' } as const)
export type VoidReason = z.infer<typeof VoidReason>
