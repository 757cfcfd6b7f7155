import type { Day } from '@debut/events/kernel/days.ts'
import { launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { isRefusal } from '../kernel/handle.ts'
import type { Work } from '../kernel/processes/define-process.ts'
import { seedOf } from './day-seed.ts'
import { launch } from './launch.ts'
import { launchDay } from './launch-day.ts'
import { beginningOf, type LaunchDayParts } from './launch-day-parts.ts'

/** The day first, then each of its launches; also what a crash left undone, and a scheduling that was cut off once it had its slot. */
export const openLaunchDay = async (day: Day, parts: LaunchDayParts, { act, send }: Work<unknown>): Promise<void> => {
  const { handle, seedSecret, clock, logger } = parts
  const cause = beginningOf(day)
  const opened = await act(launchDay, launchDayStream(day), { type: 'OpenDay', day, seed: seedOf(seedSecret, day) }, cause)
  const { slots } = await handle.read(launchDay, launchDayStream(day), { at: clock() })
  for (const { launchId, toolId, lane } of slots) {
    const outcomes = [
      await act(launch, launchStream(launchId), { type: 'OpenLaunch', launchId, toolId, boardDate: day, lane }, cause),
      await send(PlanLaunch, { toolId, launchId }, cause),
    ]
    for (const each of outcomes)
      if (isRefusal(each)) logger.error({ day, launchId, ...each }, 'a slot is held by what is not to be launched')
  }
  if (!isRefusal(opened) && opened.changed) logger.info({ day, launches: slots.length }, 'opened a day')
}
