import * as z from 'zod/mini'

/** What a member may do beyond what every member may. */
export const Role = z.enum(['admin', 'moderator', 'analyst'])
export type Role = z.infer<typeof Role>

/** Admins can do all that moderators can. */
export const mayModerate = (roles: readonly Role[]): boolean => roles.includes('admin') || roles.includes('moderator')
