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
import { type LaunchFacts, launchFacts } from '@debut/events/launches/launch-facts.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

interface Attempt {
  readonly launchId: LaunchId
  readonly toolId: ToolId
}

export type LaunchCommand = Attempt &
  (
    | { readonly type: 'JoinLine'; readonly ownerId: MemberId; readonly whatChanged: string | null }
    | { readonly type: 'ScheduleLaunch' | 'OpenLaunch'; readonly boardDate: Day; readonly lane: Lane }
    /** `from` is the first day that is far enough ahead to be changed. */
    | { readonly type: 'RescheduleLaunch' | 'WithdrawLaunch'; readonly by: MemberId; readonly from: Day }
    | { readonly type: 'DisqualifyLaunch'; readonly reason: DisqualifyReason }
    | { readonly type: 'ReinstateLaunch'; readonly reason: DisqualifyReason; readonly today: Day }
  )

/** It has no word on slots: they are the day's; nor on its turn: that is the line's. */
export const launch: Decider<LaunchCommand, LaunchFacts | undefined, LaunchEvent> = {
  ...launchFacts,

  decide(command, state) {
    const { launchId, toolId } = command
    if (state !== undefined && state.toolId !== toolId) return refuse('launch-exists')
    switch (command.type) {
      case 'JoinLine': {
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
}

type Decided = ReturnType<typeof launch.decide>
type Of<Type extends LaunchCommand['type']> = LaunchCommand & { readonly type: Type }

/** Scheduling may have been cut off once it had its slot: the day makes up for it when it opens. */
const takeDay = (
  { type, launchId, toolId, boardDate, lane }: Of<'ScheduleLaunch' | 'OpenLaunch'>,
  state: LaunchFacts | undefined,
): Decided => {
  if (state?.disqualified === true) return refuse('launch-disqualified')
  if (state?.is === 'withdrawn') return refuse('launch-withdrawn')
  const hasDay = state !== undefined && state.is !== 'queued'
  if (hasDay && (state.boardDate !== boardDate || (state.lane ?? lane) !== lane)) return refuse('launch-exists')
  return accept(
    ...(hasDay ? [] : [LaunchScheduled({ launchId, toolId, boardDate, lane })]),
    ...(type === 'ScheduleLaunch' || state?.is === 'opened' ? [] : [LaunchOpened({ launchId, toolId, boardDate })]),
  )
}

const giveUpDay = ({ type, launchId, toolId, by, from: first }: Of<'RescheduleLaunch' | 'WithdrawLaunch'>, state: LaunchFacts): Decided => {
  const from = state.boardDate ?? null
  if (state.is === 'withdrawn') return type === 'WithdrawLaunch' ? accept() : refuse('launch-withdrawn')
  if (state.disqualified) return refuse('launch-disqualified')
  if (state.is === 'opened') return refuse('launch-begun')
  if (from !== null && from < first) return refuse('launch-too-near')
  if (type === 'WithdrawLaunch') return accept(LaunchWithdrawn({ launchId, toolId, from, by }))
  return from === null ? accept() : accept(LaunchRescheduled({ launchId, toolId, from, by }))
}

/** Before its day it has given its slot up, so it waits for another; on its day it is live, and after it part of what was. */
const reinstate = ({ launchId, toolId, reason, today }: Of<'ReinstateLaunch'>, { is, boardDate }: LaunchFacts): Decided => {
  const queued = is !== 'opened' && (boardDate === undefined || boardDate > today)
  const reinstated = LaunchReinstated({ launchId, toolId, boardDate: boardDate ?? null, reason, queued })
  return is !== 'opened' && boardDate === today ? accept(reinstated, LaunchOpened({ launchId, toolId, boardDate })) : accept(reinstated)
}
