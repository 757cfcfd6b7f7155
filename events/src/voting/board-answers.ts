import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { toolRow } from '../tools/tool-answers.ts'
import { ToolPicture } from '../tools/tool-picture.ts'
import { ToolId } from '../tools/tool-card.ts'
import { RuleId } from '../launches/rules.ts'

const standing = {
  /** The position in the list. It is the rank, or random while ranks are hidden. */
  place: count,
  /** It is null while hidden. */
  rank: z.nullable(count),
  launchId: LaunchId,
  toolId: ToolId,
  /** This field and the next are null while hidden. */
  points: z.nullable(count),
  voters: z.nullable(count),
  hidden: z.boolean(),
}

const board = {
  period: Period,
  /** The period's first day. */
  start: Day,
  /** When time alone changes it next; null once it is over. */
  validUntil: z.nullable(IsoInstant),
}

/** A stretch of a board, with all that its rows show. */
export const Board = dated({
  ...board,
  asOf: z.optional(IsoInstant),
  rule: RuleId,
  total: count,
  tools: z.array(
    z.object({
      ...standing,
      boardDate: Day,
      ...toolRow,
      /** What it looks like, of the first three and of those whose places are hidden. */
      picture: z.optional(ToolPicture),
    }),
  ),
})
export type Board = z.infer<typeof Board>

/** The first places of a board, as the live topic sends them. */
export const BoardFrame = z.object({ ...board, tools: z.array(z.object(standing)), position: LogPosition })
export type BoardFrame = z.infer<typeof BoardFrame>
