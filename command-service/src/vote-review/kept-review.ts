import type { Keeps } from '../kernel/kept-of-members.ts'
import type { VoteOrigins } from './origins/vote-origins.ts'
import type { ReviewEvidence } from './review-evidence.ts'

interface Parts {
  readonly origins: VoteOrigins
  readonly evidence: ReviewEvidence
}

/** What is known of where a member's votes came from, and what detectors found in them: theirs to see, and gone with them. */
export const keptReview: Keeps<Parts> = {
  name: 'review',
  exportOf: async (memberId, { origins, evidence }) => ({
    origins: await origins.exportOf(memberId),
    evidence: await evidence.exportOf(memberId),
  }),
  forget: async (memberId, { origins, evidence }) => {
    await Promise.all([origins.forget(memberId), evidence.forget(memberId)])
  },
}
