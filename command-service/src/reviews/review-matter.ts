import { type ReviewEvent, reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewed, type ReviewId } from '@debut/events/reviews/review-form.ts'
import type { CommandContext } from '../kernel/command.ts'
import { lastDecision, type LogParts } from '../kernel/matters/last-decision.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'

interface Named {
  readonly reviewId: ReviewId
}

interface Parts {
  readonly makersAbout: MakersAbout
}

/** A review concerns its author and the makers of the product that it rates. */
export const reviewMatter = async ({ reviewId }: Named, context: CommandContext, parts: Parts): Promise<Matter> => {
  const { toolId, memberId } = reviewed(reviewId)
  return { concerns: [memberId, ...(await parts.makersAbout({ toolId }, context))] }
}

export const shownReviewMatter = async (named: Named, context: CommandContext, parts: Parts & LogParts): Promise<Matter> => ({
  ...(await reviewMatter(named, context, parts)),
  replaces: await lastDecision<ReviewEvent>(reviewStream(named.reviewId), ({ event }) => event.type === 'ReviewHidden', parts),
})
