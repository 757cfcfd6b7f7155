import { usePlace } from '../../lib/page/place-context.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { ReadyReviews } from './ready-reviews.tsx'
import { reviewsOf } from './review-resources.ts'
import { reviewsQueryIn } from './reviews-query.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'

interface Props {
  readonly toolId: string
  /** Of the tool. */
  readonly name: string
}

/** What members say of a tool they used. The page names `reviewsResources` among its resources, and `ownReviewsResources` among its reader's own. */
export const Reviews = ({ toolId, name }: Props) => {
  const { search } = usePlace()
  const query = reviewsQueryIn(search)
  const reviews = useResource(reviewsOf(toolId, query))
  switch (reviews.status) {
    case 'ready':
      return <ReadyReviews toolId={toolId} name={name} query={query} reviews={reviews.data} />
    case 'unreachable':
      return <Unreachable what="the reviews" onRetry={reviews.refetch} />
    case 'loading':
      return <ReviewsSkeleton />
    case 'missing':
    case 'moved':
      return <EmptyState title="There are no reviews here">The product may have been hidden or removed.</EmptyState>
  }
}
