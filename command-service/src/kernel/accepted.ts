import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/infra/adapters/bus.ts'

/** Says how far a member's own reads have to be, also to readers that don't ask for it. A hint: whoever must be sure asks with `min-position`. */
export const sayAccepted = (bus: Bus, memberId: MemberId, position: LogPosition): void => bus.publish('accepted', { memberId, position })
