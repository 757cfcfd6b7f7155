import type { Day } from '@debut/events/kernel/days.ts'
import { type LaunchEvent, LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import type { Lane, LaunchId } from '@debut/events/launches/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export const launchStream = (launchId: LaunchId) => `launch-${launchId}`

interface Attempt {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly lane: Lane
}

export type LaunchCommand = { readonly type: 'ScheduleLaunch' | 'OpenLaunch' } & Attempt

/** Undefined until it is scheduled. */
type Launch = { readonly toolId: ToolId; readonly boardDate: Day; readonly lane: Lane | undefined; readonly opened: boolean } | undefined

/** It has no word on slots: they are the day's. */
export const launch: Decider<LaunchCommand, Launch, LaunchEvent> = {
  initial: undefined,

  decide({ type, launchId, toolId, boardDate, lane }, state) {
    const scheduled = state === undefined ? [LaunchScheduled({ launchId, toolId, boardDate, lane })] : []
    if (state !== undefined && !isSame(state, { toolId, boardDate, lane })) return refuse('launch-exists')
    switch (type) {
      case 'ScheduleLaunch':
        return accept(...scheduled)
      case 'OpenLaunch':
        // Scheduling may have been cut off once it had its slot: the day makes up for it.
        return state?.opened ? accept() : accept(...scheduled, LaunchOpened({ launchId, toolId, boardDate }))
    }
  },

  evolve(state, event) {
    const { toolId, boardDate } = event.data
    switch (event.type) {
      case 'LaunchScheduled':
        return { toolId, boardDate, lane: event.data.lane, opened: false }
      case 'LaunchOpened':
        return { toolId, boardDate, lane: state?.lane, opened: true }
    }
  },
}

const isSame = (known: NonNullable<Launch>, { toolId, boardDate, lane }: Omit<Attempt, 'launchId'>): boolean =>
  known.toolId === toolId && known.boardDate === boardDate && (known.lane ?? lane) === lane
