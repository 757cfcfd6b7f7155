import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { MemberId } from '../kernel/ids.ts'
import { Lane, LaunchId } from './launch-id.ts'
import { WithheldBecause } from './moderated-answers.ts'
import { MakerFace, toolRow } from './tool-answers.ts'

const dayCount = z.object({ day: Day, views: count, clicks: count, /** Null while hidden. */ votes: z.nullable(count) })

const OwnTool = z.object({
  ...toolRow,
  makers: z.array(MakerFace),
  ownerId: MemberId,
  /** Asked to be makers, and have not answered. */
  invited: z.array(MakerFace),
  state: z.enum(['listed', 'hidden']),
  withheld: WithheldBecause,
  launches: z.array(
    z.object({
      launchId: LaunchId,
      state: z.enum(['queued', 'scheduled', 'live', 'closed', 'withdrawn', 'disqualified']),
      boardDate: z.nullable(Day),
      lane: z.nullable(Lane),
      /** Null before its day is closed. */
      rank: z.nullable(count),
      /** Of a closed day, as its board shows them now. */
      points: z.nullable(count),
    }),
  ),
  /** The last days, the oldest first. */
  days: z.array(dayCount),
})
export type OwnTool = z.infer<typeof OwnTool>

/** A member's tools, and those that they are asked to be a maker of. */
export const OwnTools = dated({
  tools: z.array(OwnTool),
  invitations: z.array(z.object({ ...toolRow, by: z.nullable(z.string()) })),
})
export type OwnTools = z.infer<typeof OwnTools>
