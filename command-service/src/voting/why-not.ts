import type { Judgement } from '@debut/events/voting/judgement.ts'
import { type CountingVote, isOwn } from './votes-that-count.ts'

/** Why an admin can't judge a vote so. A void vote may be held again: that takes back a decision, and no detector does it. */
export const whyNot = (vote: CountingVote, judgement: Judgement) => {
  switch (judgement) {
    case 'hold':
      if (isOwn(vote)) return 'vote-of-maker'
      return vote.judged === 'held' ? 'vote-held-already' : undefined
    case 'void':
      return vote.judged === 'voided' ? 'vote-void-already' : undefined
    case 'restore':
      if (isOwn(vote)) return 'vote-of-maker'
      return vote.judged === undefined ? 'vote-counts-already' : undefined
  }
}
