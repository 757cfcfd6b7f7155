import type { ReviewsQuery } from '@debut/events/reviews/review-questions.ts'
import { useEffect, useRef } from 'react'
import { countedWith } from '../../lib/marks/own-markings.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { Orders } from '../../ui/choices.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BehindList } from '../../ui/list-foot.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { OwnReview } from './own-review.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { changedBy, type ShownReviews } from './review-resources.ts'
import type { ReviewView } from './review-view.ts'
import { REVIEWS_HEADING } from './reviews-heading.ts'
import { reviewsAddress } from './reviews-query.ts'
import { ShownReview } from './shown-review.tsx'

interface Props {
  readonly toolId: string
  readonly name: string
  readonly query: ReviewsQuery
  readonly reviews: ShownReviews
}

export const ReadyReviews = ({ toolId, name, query, reviews }: Props) => {
  const place = usePlace()
  const heading = useRef<HTMLHeadingElement>(null)
  useLandOn(heading, `${query.sort} ${query.page}`)
  const addressOf = (change: Partial<ReviewsQuery>) => reviewsAddress(place, { ...query, ...change })
  const view: ReviewView = { toolId, name, changes: changedBy(toolId, query) }
  const { list, markings, answeredAt } = reviews
  return (
    <div className="reviews">
      <RatingSummary {...reviews} />
      <OwnReview {...view} />
      <section aria-labelledby={REVIEWS_HEADING}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id={REVIEWS_HEADING} tabIndex={-1} className="text-xl font-bold">
            Reviews
          </h2>
          {reviews.reviews < 2 ? null : (
            <Orders
              choices={[
                { label: 'Most helpful', to: addressOf({ sort: 'helpful', page: 1 }), isChosen: query.sort === 'helpful' },
                { label: 'Newest', to: addressOf({ sort: 'newest', page: 1 }), isChosen: query.sort === 'newest' },
              ]}
            />
          )}
        </div>
        {list.length > 0 ? (
          <ul>
            {list.map((review) => (
              <li key={review.reviewId}>
                <ShownReview review={review} helpful={countedWith(review.helpful, review.reviewId, markings, answeredAt)} view={view} />
              </li>
            ))}
          </ul>
        ) : query.page > 1 ? (
          <BehindList top={addressOf({ page: 1 })} />
        ) : (
          <EmptyState title="No reviews yet">The first review helps the most.</EmptyState>
        )}
        <div className="mt-6">
          <Pagination label="Pages of reviews" page={reviews.page} pages={reviews.pages} href={(page) => addressOf({ page })} />
        </div>
      </section>
    </div>
  )
}

/** Another page of the list begins at its top, which may be far above by then. */
const useLandOn = (heading: { readonly current: HTMLElement | null }, page: string) => {
  const landed = useRef(page)
  useEffect(() => {
    if (landed.current === page) return
    landed.current = page
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView()
  }, [heading, page])
}
