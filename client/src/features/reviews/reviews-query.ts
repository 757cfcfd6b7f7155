import { ReviewsQuery } from '@debut/events/reviews/review-questions.ts'
import { readFields, writeFields } from '../../lib/page/address-fields.ts'
import type { Place } from '../../lib/page/page.ts'

const fields = ReviewsQuery.shape

/** What the address asks for: the order, and the page. */
export const reviewsQueryIn = (search: URLSearchParams): ReviewsQuery => readFields(fields, search)

/** The address of the reviews in another order, or of another page of them. What else the address says stays. */
export const reviewsAddress = ({ path, search }: Pick<Place, 'path' | 'search'>, query: ReviewsQuery): string => {
  const others = new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(fields, name)))
  const written = [others.toString(), writeFields(fields, query).slice(1)].filter((part) => part !== '').join('&')
  return written === '' ? path : `${path}?${written}`
}
