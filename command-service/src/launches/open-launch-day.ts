import type { Day } from '@debut/events/kernel/days.ts'
import { isRefusal } from '../kernel/handle.ts'
import { seedOf } from './day-seed.ts'
import { launch, launchStream } from './launch.ts'
import { launchDay, launchDayStream } from './launch-day.ts'
import { tool, toolStream } from '../tools/tool.ts'
import { act, type LaunchDayParts } from './launch-day-parts.ts'

/** The day first, then each of its launches; also what a crash left undone, and a scheduling that was cut off once it had its slot. */
export const openLaunchDay = async (day: Day, parts: LaunchDayParts): Promise<void> => {
  const { handle, seedSecret, clock, logger } = parts
  const opened = await act(parts, launchDay, launchDayStream(day), { type: 'OpenDay', day, seed: seedOf(seedSecret, day) })
  const { slots } = await handle.lookNow(launchDay, launchDayStream(day), { at: clock() })
  for (const { launchId, toolId, lane } of slots) {
    const outcomes = [
      await act(parts, launch, launchStream(launchId), { type: 'OpenLaunch', launchId, toolId, boardDate: day, lane }),
      await act(parts, tool, toolStream(toolId), { type: 'PlanLaunch', toolId, launchId }),
    ]
    for (const each of outcomes)
      if (isRefusal(each)) logger.error({ day, launchId, ...each }, 'a slot is held by what is not to be launched')
  }
  if (!isRefusal(opened) && opened.changed) logger.info({ day, launches: slots.length }, 'opened a day')
}
