import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { boardsSlice } from './boards/boards-slice.ts'
import { launchShown, voteToggled, votingSlice } from './voting-slice.ts'

export const voting = defineCapability({
  name: 'voting',
  slices: [boardsSlice],
  ownSlices: [votingSlice],
  members: { open: async () => (await import('./voting-saga.ts')).followVoting, awaits: [voteToggled, launchShown] },
})
