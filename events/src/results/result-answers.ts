import * as z from 'zod/mini'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { CommandId, LogPosition } from '../kernel/ids.ts'

/** What became of a command can be asked for so long. */
export const RESULT_DAYS = 30

/** The result of a command, for the member who sent it: its events, without what is personal in them. */
export const CommandResult = z.object({
  commandId: CommandId,
  /** Of its last event. */
  position: LogPosition,
  at: IsoInstant,
  events: z.array(z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })),
})
export type CommandResult = z.infer<typeof CommandResult>
