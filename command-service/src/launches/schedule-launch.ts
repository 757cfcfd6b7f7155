import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { ScheduleLaunch } from '@debut/events/launches/launch-commands.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import { type Fold, isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import { launch, launchStream } from './launch.ts'
import { launchDay, launchDayStream } from './launch-day.ts'

/** Of a tool: whether there is one. */
const toolFacts: Fold<{ listed: boolean }, ToolEvent> = {
  initial: { listed: false },
  evolve: ({ listed }, { type }) => ({ listed: listed || type === 'ToolListed' }),
}

/** Three streams of two capabilities, so three appends: the day first, as it alone knows whether there is room. Each can be repeated after a crash. */
export const scheduleLaunch = async (
  attempt: PayloadOf<typeof ScheduleLaunch>,
  context: CommandContext,
  { handle, send }: { readonly handle: Handle; readonly send: Send },
): Promise<Outcome> => {
  const { launchId, toolId, boardDate: day, lane } = attempt
  const command = { type: 'ScheduleLaunch', ...attempt } as const
  const [{ listed }, known] = await Promise.all([
    handle.lookNow(toolFacts, `tool-${toolId}`, context),
    handle.lookNow(launch, launchStream(launchId), context),
  ])
  if (!listed) return { refusal: 'unknown-tool' }
  // What will be refused takes no slot.
  const foreseen = launch.decide(command, known)
  if (isRefused(foreseen)) return foreseen

  const slot = { type: 'AssignSlot', day, today: dayOf(context.at), launchId, toolId, lane } as const
  const assigned = await handle(launchDay, launchDayStream(day), slot, context)
  if (isRefusal(assigned)) return assigned
  const scheduled = await handle(launch, launchStream(launchId), command, context)
  if (isRefusal(scheduled)) return scheduled
  return send(PlanLaunch, { toolId, launchId }, context)
}
