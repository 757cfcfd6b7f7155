import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { boardsSlice } from './boards/boards-slice.ts'
import type { OwnStreakState } from './streaks/own-streak-slice.ts'
import type { StreaksState } from './streaks/streaks-slice.ts'
import { launchShown, voteToggled, votingSlice } from './voting-slice.ts'

export const voting = defineCapability({
  name: 'voting',
  slices: [boardsSlice],
  ownSlices: [votingSlice],
  members: { open: async () => (await import('./voting-saga.ts')).followVoting, awaits: [voteToggled, launchShown] },
})

/** What its pages bring. */
export interface VotingPages {
  readonly ownStreak: OwnStreakState
  readonly streaks: StreaksState
}
