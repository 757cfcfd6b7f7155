import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { WithLooking } from './boards/looking-slice.ts'
import { launchShown, voteToggled, votingSlice } from './voting-slice.ts'

export const voting = defineCapability({
  name: 'voting',
  ownSlices: [votingSlice],
  members: { open: async () => (await import('./voting-saga.ts')).followVoting, awaits: [voteToggled, launchShown] },
})

/** What its pages bring. */
export type VotingPages = WithLooking
