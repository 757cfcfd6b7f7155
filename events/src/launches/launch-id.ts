import * as z from 'zod/mini'

/** One attempt: the tool persists, and may launch again. */
export const LaunchId = z.ulid().check(z.toUpperCase()).brand<'LaunchId'>()
export type LaunchId = z.infer<typeof LaunchId>

export const Lane = z.enum(['free', 'paid'])
export type Lane = z.infer<typeof Lane>
