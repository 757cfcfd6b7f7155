import * as z from 'zod/mini'
import { count } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { ToolId } from '../tools/tool-card.ts'

/** By tool and day of Los Angeles; days without any are left out. */
export const VisitCounts = z.object({ counts: z.array(z.object({ toolId: ToolId, day: Day, views: count, clicks: count })) })
export type VisitCounts = z.infer<typeof VisitCounts>
