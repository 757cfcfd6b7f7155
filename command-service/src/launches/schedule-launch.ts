import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ScheduleLaunch } from '@debut/events/launches/launch-commands.ts'
import { launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { CommandContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import { launch } from './launch.ts'
import { launchDay } from './launch-day.ts'

/** Three streams of two capabilities, so three appends: the day first, as it alone knows whether there is room. Each can be repeated after a crash. */
export const scheduleLaunch = async (
  attempt: PayloadOf<typeof ScheduleLaunch>,
  context: CommandContext,
  { handle, send }: { readonly handle: Handle; readonly send: Send },
): Promise<Outcome> => {
  const { launchId, toolId, boardDate: day, lane } = attempt
  const command = { type: 'ScheduleLaunch', ...attempt } as const
  const [{ shown }, known] = await Promise.all([
    handle.read(toolFacts, toolStream(toolId), context),
    handle.read(launch, launchStream(launchId), context),
  ])
  if (!shown) return { refusal: 'unknown-tool' }
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
