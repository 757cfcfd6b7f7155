import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { ActId } from '../kernel/act-id.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'

/** All that there is, or all up to the position of the newest one that was shown. */
export const MarkNotificationsRead = defineCommand('MarkNotificationsRead', { upTo: z.optional(LogPosition) }, { whileSanctioned: true })

/** Only other capabilities send this, for moderation decisions that were made together. The first of them is named. */
export const ReportDecision = defineCommand(
  'ReportDecision',
  { memberId: MemberId, actId: ActId, decision: z.string(), more: z.int(), path: z.nullable(z.string()) },
  { who: 'process' },
)
