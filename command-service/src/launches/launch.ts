import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { DisqualifyReason } from '@debut/events/launches/disqualify-reason.ts'
import {
  LaunchDisqualified,
  type LaunchEvent,
  LaunchOpened,
  LaunchQueued,
  LaunchReinstated,
  LaunchRescheduled,
  LaunchScheduled,
  LaunchWithdrawn,
} from '@debut/events/launches/launch-events.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export const launchStream = (launchId: LaunchId) => `launch-${launchId}`

interface Attempt {
  readonly launchId: LaunchId
  readonly toolId: ToolId
}

export type LaunchCommand = Attempt &
  (
    | { readonly type: 'QueueLaunch'; readonly ownerId: MemberId; readonly whatChanged: string | null }
    | { readonly type: 'ScheduleLaunch' | 'OpenLaunch'; readonly boardDate: Day; readonly lane: Lane }
    /** `from` is the first day that is far enough ahead to be changed. */
    | { readonly type: 'RescheduleLaunch' | 'WithdrawLaunch'; readonly by: MemberId; readonly from: Day }
    | { readonly type: 'DisqualifyLaunch'; readonly reason: DisqualifyReason }
    | { readonly type: 'ReinstateLaunch'; readonly reason: DisqualifyReason; readonly today: Day }
  )

export interface Launch {
  readonly toolId: ToolId
  /** Undefined where an admin scheduled it. */
  readonly ownerId: MemberId | undefined
  readonly is: 'queued' | 'scheduled' | 'opened' | 'withdrawn'
  readonly disqualified: boolean
  readonly boardDate: Day | undefined
  readonly lane: Lane | undefined
}

/** It has no word on slots: they are the day's; nor on its turn: that is the line's. Undefined until it is queued or scheduled. */
export const launch: Decider<LaunchCommand, Launch | undefined, LaunchEvent> = {
  initial: undefined,

  decide(command, state) {
    const { launchId, toolId } = command
    if (state !== undefined && state.toolId !== toolId) return refuse('launch-exists')
    switch (command.type) {
      case 'QueueLaunch': {
        const { ownerId, whatChanged } = command
        return state === undefined ? accept(LaunchQueued({ launchId, toolId, ownerId, whatChanged })) : accept()
      }
      case 'ScheduleLaunch':
      case 'OpenLaunch':
        return takeDay(command, state)
      case 'RescheduleLaunch':
      case 'WithdrawLaunch':
        return state === undefined ? refuse('unknown-launch') : giveUpDay(command, state)
      case 'DisqualifyLaunch': {
        if (state === undefined || state.is === 'withdrawn') return refuse('unknown-launch')
        const { reason } = command
        return state.disqualified ? accept() : accept(LaunchDisqualified({ launchId, toolId, boardDate: state.boardDate ?? null, reason }))
      }
      case 'ReinstateLaunch':
        return state?.disqualified === true ? reinstate(command, state) : refuse('not-disqualified')
    }
  },

  evolve(state, event) {
    const { toolId } = event.data
    const before: Launch = state ?? { toolId, ownerId: undefined, is: 'queued', disqualified: false, boardDate: undefined, lane: undefined }
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

type Decided = ReturnType<typeof launch.decide>
type Of<Type extends LaunchCommand['type']> = LaunchCommand & { readonly type: Type }

/** Scheduling may have been cut off once it had its slot: the day makes up for it when it opens. */
const takeDay = ({ type, launchId, toolId, boardDate, lane }: Of<'ScheduleLaunch' | 'OpenLaunch'>, state: Launch | undefined): Decided => {
  if (state?.disqualified === true) return refuse('launch-disqualified')
  if (state?.is === 'withdrawn') return refuse('launch-withdrawn')
  const hasDay = state !== undefined && state.is !== 'queued'
  if (hasDay && (state.boardDate !== boardDate || (state.lane ?? lane) !== lane)) return refuse('launch-exists')
  return accept(
    ...(hasDay ? [] : [LaunchScheduled({ launchId, toolId, boardDate, lane })]),
    ...(type === 'ScheduleLaunch' || state?.is === 'opened' ? [] : [LaunchOpened({ launchId, toolId, boardDate })]),
  )
}

const giveUpDay = ({ type, launchId, toolId, by, from: first }: Of<'RescheduleLaunch' | 'WithdrawLaunch'>, state: Launch): Decided => {
  const from = state.boardDate ?? null
  if (state.is === 'withdrawn') return type === 'WithdrawLaunch' ? accept() : refuse('launch-withdrawn')
  if (state.disqualified) return refuse('launch-disqualified')
  if (state.is === 'opened') return refuse('launch-begun')
  if (from !== null && from < first) return refuse('launch-too-near')
  if (type === 'WithdrawLaunch') return accept(LaunchWithdrawn({ launchId, toolId, from, by }))
  return from === null ? accept() : accept(LaunchRescheduled({ launchId, toolId, from, by }))
}

/** Before its day it has given its slot up, so it waits for another; on its day it is live, and after it part of what was. */
const reinstate = ({ launchId, toolId, reason, today }: Of<'ReinstateLaunch'>, { is, boardDate }: Launch): Decided => {
  const queued = is !== 'opened' && (boardDate === undefined || boardDate > today)
  const reinstated = LaunchReinstated({ launchId, toolId, boardDate: boardDate ?? null, reason, queued })
  return is !== 'opened' && boardDate === today ? accept(reinstated, LaunchOpened({ launchId, toolId, boardDate })) : accept(reinstated)
}
