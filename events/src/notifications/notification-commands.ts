import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { LogPosition } from '../kernel/ids.ts'

/** All that there is, or all up to the position of the newest one that was shown. */
export const MarkNotificationsRead = defineCommand('MarkNotificationsRead', { upTo: z.optional(LogPosition) }, { whileSanctioned: true })
