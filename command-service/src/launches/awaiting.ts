import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type AwaitingEvent, LaunchAwaited, LaunchNotAwaited } from '@debut/events/launches/awaiting-events.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

/** Launches that one member can wait for at once. */
const AWAITED_EACH = 1_000

export type AwaitingCommand = { readonly memberId: MemberId; readonly launchId: LaunchId } & (
  | { readonly type: 'AwaitLaunch'; readonly registered: boolean; readonly toCome: boolean }
  | { readonly type: 'StopAwaitingLaunch' }
)

export const awaiting: Decider<AwaitingCommand, readonly LaunchId[], AwaitingEvent> = {
  initial: [],

  decide(command, awaited) {
    const { memberId, launchId } = command
    switch (command.type) {
      case 'AwaitLaunch':
        if (awaited.includes(launchId)) return accept()
        if (!command.registered) return refuse('not-registered')
        if (!command.toCome) return refuse('launch-not-to-come')
        return awaited.length < AWAITED_EACH ? accept(LaunchAwaited({ memberId, launchId })) : refuse('too-many-awaited')
      case 'StopAwaitingLaunch':
        return awaited.includes(launchId) ? accept(LaunchNotAwaited({ memberId, launchId })) : accept()
    }
  },

  evolve: (awaited, { type, data: { launchId } }) => {
    const others = awaited.filter((each) => each !== launchId)
    return type === 'LaunchAwaited' ? [...others, launchId] : others
  },
}
