import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type AwaitingEvent, LaunchAwaited, LaunchNotAwaited } from '@debut/events/launches/awaiting-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, unmark, withMark } from '../kernel/mark.ts'

/** Launches that one member can wait for at once. */
const AWAITED_EACH = 1_000

export type AwaitingCommand = { readonly memberId: MemberId; readonly launchId: LaunchId } & (
  | { readonly type: 'AwaitLaunch'; readonly registered: boolean; readonly toCome: boolean }
  | { readonly type: 'StopAwaitingLaunch' }
)

export const awaiting: Decider<AwaitingCommand, ReadonlySet<LaunchId>, AwaitingEvent> = {
  initial: new Set(),

  decide(command, awaited) {
    const { memberId, launchId } = command
    switch (command.type) {
      case 'AwaitLaunch':
        return mark(awaited.has(launchId), LaunchAwaited({ memberId, launchId }), {
          'not-registered': !command.registered,
          'launch-not-to-come': !command.toCome,
          'too-many-awaited': awaited.size >= AWAITED_EACH,
        })
      case 'StopAwaitingLaunch':
        return unmark(awaited.has(launchId), LaunchNotAwaited({ memberId, launchId }))
    }
  },

  evolve: (awaited, { type, data: { launchId } }) => withMark(awaited, launchId, type === 'LaunchAwaited'),
}
