import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { type Review, Reviews } from '@debut/events/reviews/review-answers.ts'
import type { MarkReviewHelpful, WriteReview } from '@debut/events/reviews/review-commands.ts'
import { reviewsRoute } from '@debut/events/reviews/review-routes.ts'
import { Tool } from '@debut/events/tools/tool-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { memberHttp, type MemberHttpOptions } from '../member-http.ts'
import type { DemoPerson } from '../people.ts'

/** What members read and write of reviews, through the public API. */
export interface ReviewSite {
  /** Undefined where no such tool can be seen. */
  toolNamed(slug: string, signal: AbortSignal): Promise<ToolId | undefined>
  /** The newest of a tool; none where it can't be seen. */
  reviews(toolId: ToolId, signal: AbortSignal): Promise<readonly Review[]>
  /** Whether it was accepted. Throws where the service is unavailable, or has had enough for now. */
  write(person: DemoPerson, review: PayloadOf<typeof WriteReview>, signal: AbortSignal): Promise<boolean>
  markHelpful(person: DemoPerson, review: PayloadOf<typeof MarkReviewHelpful>, signal: AbortSignal): Promise<boolean>
}

export const reviewsByHttp = (options: MemberHttpOptions): ReviewSite => {
  const { get, send } = memberHttp(options)
  return {
    toolNamed: async (slug, signal) => (await get(routeAddress(toolRoute, { tool: slug }), Tool, signal))?.tool.toolId,
    reviews: async (toolId, signal) => (await get(routeAddress(reviewsRoute, { toolId, sort: 'newest' }), Reviews, signal))?.list ?? [],
    write: (person, review, signal) => send(person, 'WriteReview', review, signal),
    markHelpful: (person, review, signal) => send(person, 'MarkReviewHelpful', review, signal),
  }
}
