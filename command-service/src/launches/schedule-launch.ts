import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { ScheduleLaunch } from '@debut/events/launches/launch-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { tool, toolStream } from '../tools/tool.ts'
import { launch, launchStream } from './launch.ts'
import { launchDay, launchDayStream } from './launch-day.ts'

/** Three streams of two capabilities, so three appends: the day first, as it alone knows whether there is room. Each can be repeated after a crash. */
export const scheduleLaunch = async (
  attempt: PayloadOf<typeof ScheduleLaunch>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => {
  const { launchId, toolId, boardDate: day, lane } = attempt
  const command = { type: 'ScheduleLaunch', ...attempt } as const
  const [{ card }, known] = await Promise.all([
    handle.lookNow(tool, toolStream(toolId), context),
    handle.lookNow(launch, launchStream(launchId), context),
  ])
  if (card === undefined) return { refusal: 'unknown-tool' }
  // What will be refused takes no slot.
  const foreseen = launch.decide(command, known)
  if (isRefused(foreseen)) return foreseen

  const slot = { type: 'AssignSlot', day, today: dayOf(context.at), launchId, toolId, lane } as const
  const assigned = await handle(launchDay, launchDayStream(day), slot, context)
  if (isRefusal(assigned)) return assigned
  const scheduled = await handle(launch, launchStream(launchId), command, context)
  if (isRefusal(scheduled)) return scheduled
  return handle(tool, toolStream(toolId), { type: 'PlanLaunch', toolId, launchId }, context)
}
