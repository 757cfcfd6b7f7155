import * as z from 'zod/mini'

/** What a member may do beyond what every member may. */
export const Role = z.enum(['admin', 'analyst'])
export type Role = z.infer<typeof Role>
