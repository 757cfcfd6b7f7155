import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { FollowsState, OwnFollowsState } from './follows-slice.ts'

export const follows = defineCapability({
  name: 'follows',
  members: { open: async () => (await import('./follows-saga.ts')).showRefusals },
})

/** What its pages bring. */
export interface FollowsPages {
  readonly follows: FollowsState
  readonly ownFollows: OwnFollowsState
}
