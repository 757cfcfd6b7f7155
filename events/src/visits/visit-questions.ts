import * as z from 'zod/mini'
import { Day } from '../kernel/days.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'

/** `view`: its page was opened. `click`: its site was. */
export const VisitKind = z.enum(['view', 'click'])
export type VisitKind = z.infer<typeof VisitKind>

/** Who it was, is in the headers. */
export const VisitBody = z.object({ kind: VisitKind, slug: Slug })

const MOST_TOOLS = 200

export const VisitCountsBody = z.object({ toolIds: z.array(ToolId).check(z.maxLength(MOST_TOOLS)), from: Day })
