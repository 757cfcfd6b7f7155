import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { DisqualifyReason } from './disqualify-reason.ts'
import { Lane, LaunchId } from '../tools/launch-id.ts'

/** For admins: launches of which one may have to be taken from the boards, the latest day first. */
export const ModeratedLaunches = dated({
  launches: z.array(
    z.object({
      launchId: LaunchId,
      tool: z.object({ toolId: ToolId, slug: Slug, name: z.string(), tagline: z.string(), logo: z.string(), url: z.string() }),
      state: z.enum(['queued', 'scheduled', 'live', 'closed']),
      boardDate: z.nullable(Day),
      lane: z.nullable(Lane),
      /** Why it stands on no board; null where it does. */
      disqualified: z.nullable(DisqualifyReason),
      waitsFor: WaitsFor,
    }),
  ),
  /** How many there are, of which these are one page. */
  total: count,
})
export type ModeratedLaunches = z.infer<typeof ModeratedLaunches>
