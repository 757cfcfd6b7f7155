import type { OwnHelpful } from '@debut/events/reviews/review-answers.ts'
import type { ReviewId } from '@debut/events/reviews/review-form.ts'
import { markedAmong } from '../kernel/marked-among.ts'
import type { OwnQuery } from '../kernel/query.ts'

const HELPFUL = { projection: 'reviews', table: 'helpful', who: 'member_id', what: 'review_id' }

/** Which of those that a page shows its reader finds helpful. */
export const ownHelpfulQuery: OwnQuery<OwnHelpful, object, { readonly reviews: readonly ReviewId[] }> = {
  kind: 'own',
  reads: ['reviews'],
  read: async ({ memberId, query }, parts) => ({ reviews: await markedAmong(parts, HELPFUL, memberId, query.reviews) }),
}
