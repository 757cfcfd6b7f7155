import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'

/** Says how far a member's own reads have to be, also to readers that don't ask. A hint: to be sure, a reader asks with `min-position`. */
export type SayAccepted = (memberId: MemberId, position: LogPosition) => void

/** What is accepted in one turn of the event loop is said at once: under load, a message of its own for each costs as much as deciding it. */
export const acceptedOn = (bus: Bus): SayAccepted => {
  let accepted: { memberId: MemberId; position: LogPosition }[] = []
  const say = () => {
    bus.publish('accepted', accepted)
    accepted = []
  }
  return (memberId, position) => {
    if (accepted.push({ memberId, position }) === 1) setImmediate(say)
  }
}
