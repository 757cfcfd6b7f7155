import * as z from 'zod/mini'

/** Long work that somebody asked for. Its asker makes the id, so that asking again asks for the same. */
export const JobId = z.ulid().check(z.toUpperCase()).brand<'JobId'>()
export type JobId = z.infer<typeof JobId>
