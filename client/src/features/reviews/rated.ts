import type { RatingOfTool, Review } from '@debut/events/reviews/review-answers.ts'
import { describedPerson } from '../../ui/described-person.ts'

const MOST_REVIEWS = 3
const BEST = { bestRating: 5, worstRating: 1 }

type Summary = Pick<RatingOfTool, 'mean' | 'reviews'>
type Described = Pick<Review, 'author' | 'rating' | 'body' | 'at'>

/** What search engines read of a tool's reviews: of those that the page shows, a few. Nothing where there are none. */
export const rated = (summary: Summary | undefined, shown: readonly Described[] = []): object => {
  if (summary === undefined || summary.mean === null) return {}
  const { mean, reviews } = summary
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: reviews, ...BEST },
    ...(shown.length > 0 && { review: shown.slice(0, MOST_REVIEWS).map(described) }),
  }
}

const described = ({ author, rating, body, at }: Described) => ({
  '@type': 'Review',
  author: describedPerson(author),
  datePublished: at.slice(0, 10),
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...BEST },
})
