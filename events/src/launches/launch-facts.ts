import type { Day } from '../kernel/days.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { Lane } from '../tools/launch-id.ts'
import type { ToolId } from '../tools/tool-card.ts'
import type { LaunchEvent } from './launch-events.ts'

/** The state that the events of a launch add up to, for its own decisions and for those of other capabilities. */
export interface LaunchFacts {
  readonly toolId: ToolId
  /** Undefined where an admin scheduled it. */
  readonly ownerId: MemberId | undefined
  readonly is: 'queued' | 'scheduled' | 'opened' | 'withdrawn'
  readonly disqualified: boolean
  readonly boardDate: Day | undefined
  readonly lane: Lane | undefined
}

/** Undefined until it is queued or scheduled. */
export const launchFacts = {
  initial: undefined as LaunchFacts | undefined,

  evolve(state: LaunchFacts | undefined, event: LaunchEvent): LaunchFacts {
    const { toolId } = event.data
    const before: LaunchFacts = state ?? {
      toolId,
      ownerId: undefined,
      is: 'queued',
      disqualified: false,
      boardDate: undefined,
      lane: undefined,
    }
    switch (event.type) {
      case 'LaunchQueued':
        return { ...before, ownerId: event.data.ownerId }
      case 'LaunchScheduled':
        return { ...before, is: 'scheduled', boardDate: event.data.boardDate, lane: event.data.lane }
      case 'LaunchRescheduled':
        return { ...before, is: 'queued', boardDate: undefined, lane: undefined }
      case 'LaunchWithdrawn':
        return { ...before, is: 'withdrawn' }
      case 'LaunchOpened':
        return { ...before, is: 'opened', boardDate: event.data.boardDate }
      case 'LaunchDisqualified':
        return { ...before, disqualified: true }
      case 'LaunchReinstated':
        return event.data.queued
          ? { ...before, disqualified: false, is: 'queued', boardDate: undefined, lane: undefined }
          : { ...before, disqualified: false }
    }
  },
}
