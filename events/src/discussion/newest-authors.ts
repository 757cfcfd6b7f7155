import * as z from 'zod/mini'
import { LogPosition, MemberId } from '../kernel/ids.ts'

/** So many of the newest texts of a list are named. */
export const NEWEST_NAMED = 10

/** Who wrote the newest texts of a list, and where in the log: a reader leaves out of what is new to them what they don't want to see. */
export const NewestAuthors = z.array(z.object({ memberId: MemberId, position: LogPosition }))
export type NewestAuthors = z.infer<typeof NewestAuthors>
