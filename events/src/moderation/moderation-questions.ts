import * as z from 'zod/mini'
import { MemberId } from '../kernel/ids.ts'
import { QUEUE_PAGE, queryNumber } from '../kernel/query-fields.ts'
import { plainText, typedText } from '../kernel/plain-text.ts'
import { ActGroup } from './act-kinds.ts'
import { TextKind } from './staff-text-answers.ts'

/** Acts on one page of the public log. */
const LOG_PAGE = 50

export const ModerationLogQuery = z.object({
  group: z.optional(ActGroup),
  limit: z._default(queryNumber(1, 100), LOG_PAGE),
  /** Only acts that the log has before that position. */
  before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type ModerationLogQuery = z.infer<typeof ModerationLogQuery>

export const ConductParams = z.object({ memberId: MemberId })

export const HiddenQueueQuery = z.object({
  /** Only texts that contain this, or whose author's name does, are returned. */
  q: z._default(typedText(80), ''),
  limit: z._default(queryNumber(1, 50), QUEUE_PAGE),
  /** Only texts that were hidden before that position are returned. */
  before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type HiddenQueueQuery = z.infer<typeof HiddenQueueQuery>

/** Names a text by its own id, or by the id of an act that hid it or showed it again. */
export const StaffTextParams = z.object({ kind: z.enum([...TextKind.options, 'act']), id: plainText(1, 100) })
export type StaffTextParams = z.infer<typeof StaffTextParams>
