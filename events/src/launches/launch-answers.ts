import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { Period, periods } from '../kernel/periods.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Lane, LaunchId } from '../tools/launch-id.ts'

/** Null while hidden. */
const shown = z.nullable(count)

const Standing = z.object({
  start: Day,
  rank: shown,
  /** How many launches the board has. */
  of: count,
  points: shown,
  voters: shown,
  /** Points that the next better one is ahead, and the next worse one lies back. */
  behind: shown,
  ahead: shown,
})

export const Launch = dated({
  launch: z.object({
    launchId: LaunchId,
    toolId: ToolId,
    boardDate: Day,
    lane: Lane,
    state: z.enum(['scheduled', 'live', 'closed']),
  }),
  hidden: z.boolean(),
  revealAt: IsoInstant,
  standing: z.partialRecord(z.enum(periods), Standing),
  /** Its points through its day; null while hidden, and before the day. */
  curve: z.nullable(z.object({ from: IsoInstant, everyMinutes: count, points: z.array(count) })),
})
export type Launch = z.infer<typeof Launch>

/** "Why am I #4?" */
export const LaunchWhy = dated({
  launchId: LaunchId,
  period: Period,
  start: Day,
  hidden: z.boolean(),
  revealAt: IsoInstant,
  standing: z.nullable(Standing),
  explained: z.nullable(
    z.object({
      votes: z.array(z.object({ state: z.enum(['counted', 'withdrawn', 'held', 'voided']), weight: count, votes: count, points: count })),
      over: z.array(z.object({ from: IsoInstant, counted: count, held: count, voided: count, withdrawn: count, points: count })),
    }),
  ),
})
export type LaunchWhy = z.infer<typeof LaunchWhy>
