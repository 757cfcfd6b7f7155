import { z } from 'zod'

/** What a member may do beyond what every member may. */
export const Role = z.enum(['admin', 'analyst'])
export type Role = z.infer<typeof Role>
