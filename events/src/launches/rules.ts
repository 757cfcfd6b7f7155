import * as z from 'zod/mini'

export const RuleId = z.enum(['v1'])
export type RuleId = z.infer<typeof RuleId>

/** The rule that days are opened under now. */
export const CURRENT_RULE: RuleId = 'v1'
