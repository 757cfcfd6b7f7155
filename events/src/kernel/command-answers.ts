import * as z from 'zod/mini'
import { CommandId, LogPosition } from './ids.ts'
import { typedText } from './plain-text.ts'

export const CommandBody = z.strictObject({ commandId: CommandId, type: typedText(64), payload: z.unknown() })

export const CommandAccepted = z.object({
  position: LogPosition,
  /** It was so before, and nothing was written. */
  unchanged: z.optional(z.literal(true)),
})
export type CommandAccepted = z.infer<typeof CommandAccepted>
