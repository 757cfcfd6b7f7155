import { defineAct, undoing } from '../kernel/define-act.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { ToolId } from '../tools/tool-card.ts'
import { ShowReviewAgain } from './review-commands.ts'
import { ReviewHidden, ReviewShown } from './review-events.ts'
import { reviewIdOf } from './review-form.ts'

const about = ({ toolId, memberId }: { readonly toolId: ToolId; readonly memberId: MemberId }) => ({
  kind: 'review',
  id: reviewIdOf(toolId, memberId),
})

export const reviewActs = [
  defineAct(
    ReviewHidden,
    (data) => ({ kind: 'review-hidden', about: about(data), reason: data.reason, byRule: data.by === null }),
    ({ toolId, memberId }, by) => undoing(ShowReviewAgain, { reviewId: reviewIdOf(toolId, memberId), by }),
    ReviewShown,
  ),
  defineAct(ReviewShown, (data) => ({ kind: 'review-shown', about: about(data), reason: data.reason })),
]
