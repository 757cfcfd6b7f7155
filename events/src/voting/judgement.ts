import * as z from 'zod/mini'

/** What people decide of a vote. */
export const judgements = ['hold', 'void', 'restore'] as const
export const Judgement = z.enum(judgements)
export type Judgement = z.infer<typeof Judgement>
