import * as z from 'zod/mini'
import { CommandId, LogPosition } from './ids.ts'

export const CommandBody = z.strictObject({ commandId: CommandId, type: z.string().check(z.maxLength(64)), payload: z.unknown() })

export const CommandAccepted = z.object({ position: LogPosition })
export type CommandAccepted = z.infer<typeof CommandAccepted>
