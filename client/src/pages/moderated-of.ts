import { moderatedText } from '../features/discussion/report/moderated-text.ts'
import type { ModeratedOf } from '../features/moderation/hidden/staff-texts.ts'
import { moderatedReview } from '../features/reviews/moderation/moderated-review.ts'

/** Features meet here: this says which commands decide about a text. */
export const moderatedOf: ModeratedOf = ({ kind, id }) => {
  if (kind === 'review') return moderatedReview(id)
  return moderatedText(kind === 'post' ? { postId: id } : { commentId: id })
}
