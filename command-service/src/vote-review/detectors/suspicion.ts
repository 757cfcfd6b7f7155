import type { SeenVote } from '../vote-window.ts'

/** The detectors, by what they hold a vote for. */
export const detectors = ['burst', 'new-account', 'shared-origin', 'ring'] as const
export type Detector = (typeof detectors)[number]

/** Votes that belong together, and the figures that say so. They name no member. */
export interface Suspicion {
  readonly detector: Detector
  readonly votes: readonly SeenVote[]
  readonly figures: Readonly<Record<string, number>>
}
