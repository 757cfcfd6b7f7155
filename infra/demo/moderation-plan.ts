import type { ModerationReason } from '@debut/events/launches/moderation-reason.ts'
import { randomOf } from './random.ts'
import type { PlannedVote } from './vote-plan.ts'

/** What an admin does with a vote. */
export interface PlannedAct {
  readonly type: 'HoldVote' | 'VoidVote' | 'RestoreVote'
  readonly vote: PlannedVote
  readonly reason: ModerationReason
  readonly at: number
}

const HOUR = 3_600_000

/** What became of a vote, hours after it was cast; newest votes first. */
const STORIES: readonly (readonly (readonly [type: PlannedAct['type'], reason: ModerationReason, hours: number])[])[] = [
  [['HoldVote', 'burst', 1]],
  [['HoldVote', 'shared-origin', 2]],
  [['HoldVote', 'new-account', 5]],
  [
    ['HoldVote', 'burst', 3],
    ['RestoreVote', 'reviewed', 9],
  ],
  [
    ['HoldVote', 'ring', 2],
    ['VoidVote', 'ring', 30],
  ],
  [
    ['HoldVote', 'ring', 2],
    ['VoidVote', 'ring', 30],
  ],
  [['VoidVote', 'conflict-of-interest', 20]],
  [['VoidVote', 'shared-origin', 40]],
  [
    ['HoldVote', 'new-account', 6],
    ['RestoreVote', 'reviewed', 28],
  ],
  [
    ['VoidVote', 'burst', 12],
    ['RestoreVote', 'mistake', 36],
  ],
]
/** From the last weeks, half of one apart. */
const LATEST = 260
const APART = 170

/** A handful of votes that an admin looked at. */
export const planModeration = (seed: string, votes: readonly PlannedVote[]): PlannedAct[] => {
  const random = randomOf(`${seed} moderation`)
  // Those who keep a streak, or were taken back, have nothing to be looked at.
  const open = votes.filter(({ person, withdrawnAt }) => person.streak === undefined && withdrawnAt === undefined)
  return STORIES.flatMap((story, index) => {
    const vote = open[open.length - 1 - LATEST - index * APART - random.below(APART)]
    return vote === undefined ? [] : story.map(([type, reason, hours]) => ({ type, vote, reason, at: vote.at + hours * HOUR }))
  })
}
