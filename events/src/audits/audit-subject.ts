import * as z from 'zod/mini'

/** Whose votes are counted again: those for a tool, of a day or of several, or those that one member cast. */
export const AuditSubject = z.enum(['tool', 'day', 'range', 'member'])
export type AuditSubject = z.infer<typeof AuditSubject>

/** Days in one audit. */
export const MOST_AUDITED_DAYS = 400
