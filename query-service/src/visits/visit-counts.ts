import type { Day } from '@debut/events/kernel/days.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { VisitCounts } from '@debut/events/visits/visit-answers.ts'
import type { AskCommandService } from '../kernel/command-service.ts'

/** Of tools, from a day on. Undefined where they can't be had now: other answers do not wait for that. */
export const visitCounts = async (
  toolIds: readonly ToolId[],
  from: Day,
  ask: AskCommandService,
): Promise<VisitCounts['counts'] | undefined> => {
  try {
    return (await ask('/internal/visit-counts', { toolIds, from }, VisitCounts)).counts
  } catch {
    return undefined
  }
}
