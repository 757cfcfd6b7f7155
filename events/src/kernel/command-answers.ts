import * as z from 'zod/mini'
import { CommandId, LogPosition } from './ids.ts'
import { typedText } from './plain-text.ts'

export const CommandBody = z.strictObject({ commandId: CommandId, type: typedText(64), payload: z.unknown() })

export const CommandAccepted = z.object({ position: LogPosition })
export type CommandAccepted = z.infer<typeof CommandAccepted>
