import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueueSection } from '../../../ui/queue-section.tsx'
import { moderatedReviews } from './moderated-reviews.ts'
import { WaitingReview } from './waiting-review.tsx'

/** Shows admins the reviews that were reported or are held. */
export const ReviewsQueue = () => {
  const view = useResource(moderatedReviews())
  const { reviews, more } = view.status === 'ready' ? view.data : { reviews: [], more: false }
  return (
    <QueueSection
      title="Reviews"
      about="Reviews of products that members reported, and those that a rule holds until you have looked at them. The newest are on top."
      what="the reviews"
      status={view.status}
      onRetry={view.refetch}
    >
      {reviews.length === 0 ? (
        <EmptyState title="No review waits for you">Reviews appear here once a member reports them or a rule holds them.</EmptyState>
      ) : (
        <ul aria-label="Reviews that wait for a decision">
          {reviews.map((review) => (
            <WaitingReview key={review.reviewId} review={review} />
          ))}
        </ul>
      )}
      {view.status === 'ready' && more ? (
        <Button look="quiet" className="needs-script mt-3" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
          {view.isNextPageMissed === true ? 'No answer. Try again' : 'Show more'}
        </Button>
      ) : null}
    </QueueSection>
  )
}
