import { grouped } from '../../ui/grouped.ts'

/** "4.0", as a mean is always shown. */
export const meanInWords = (mean: number): string => mean.toFixed(1)

export const reviewsInWords = (reviews: number): string => `${grouped(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`

interface Bar {
  readonly rating: number
  readonly reviews: number
  /** Of all reviews, in percent. */
  readonly share: number
}

/** How many reviews gave how many stars, the most stars first. */
export const barsOf = (counts: readonly number[]): readonly Bar[] => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((reviews, index) => ({ rating: index + 1, reviews, share: all === 0 ? 0 : (100 * reviews) / all })).toReversed()
}
