import type { OwnReview } from '@debut/events/reviews/review-answers.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { HiddenNote } from '../../ui/moderation/hidden-note.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { ownReviewOf } from './review-resources.ts'
import type { ReviewView } from './review-view.ts'
import { OWN_HEADING } from './reviews-heading.ts'
import { Stars } from './stars.tsx'
import { DeleteReview } from './write/late-forms.ts'

interface Props {
  readonly review: NonNullable<OwnReview['review']>
  readonly view: ReviewView
  readonly edit: () => void
}

/** What the reader wrote, with what they can do about it. */
export const OwnReviewCard = ({ review: { rating, body, at, hiddenFor, hiding }, view, edit }: Props) => (
  <section aria-labelledby={OWN_HEADING} className="review-own">
    <div className="review-own-head">
      <h2 id={OWN_HEADING} tabIndex={-1}>
        Your review
      </h2>
      <Stars rating={rating} className="h-4.5" />
    </div>
    {hiddenFor === null ? null : (
      <HiddenNote what="review" text={hiddenFor} hiding={hiding} changes={[ownReviewOf({ toolId: view.toolId })]} />
    )}
    <div className="review-text">
      <Markdown text={body} />
    </div>
    <div className="review-acts">
      <span>
        <TimeAgo iso={at} />
      </span>
      <button type="button" className="text-act needs-script" aria-label="Edit your review" onClick={edit}>
        Edit
      </button>
      <DeleteReview {...view} />
    </div>
  </section>
)
