import * as z from 'zod/mini'

/** What the journal can be narrowed to. */
export const JournalKind = z.enum(['votes', 'moderation', 'access', 'projections', 'analysis', 'other'])
export type JournalKind = z.infer<typeof JournalKind>
