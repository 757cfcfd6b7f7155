import * as z from 'zod/mini'
import { VoidReason } from './moderation-reason.ts'
import { DisqualifyReason } from './disqualify-reason.ts'

/** Why awards were revised: a vote was judged, or a launch. */
export const RevisionReason = z.enum({ ...VoidReason.def.entries, ...DisqualifyReason.def.entries })
export type RevisionReason = z.infer<typeof RevisionReason>
