import { ratings } from './review-form.ts'

/** As many reviews as this, with this rating, are counted beside the real ones: two friends do not make the best product. */
export const ASSUMED = { reviews: 2, rating: 3.5 }

const meanWith = (assumed: number, counts: readonly number[]): number | null => {
  const reviews = counts.reduce((sum, count) => sum + count, 0)
  if (reviews === 0) return null
  const sum = ratings.reduce((total: number, rating, index) => total + rating * (counts[index] ?? 0), 0)
  return Math.round((10 * (sum + assumed * ASSUMED.rating)) / (reviews + assumed)) / 10
}

/** The mean of a product's ratings, by how many reviews gave 1, 2, 3, 4 and 5. Null without reviews. */
export const meanRating = (counts: readonly number[]): number | null => meanWith(ASSUMED.reviews, counts)

/** Whether those that are assumed show in the mean. */
export const isMeanMoved = (counts: readonly number[]): boolean => meanRating(counts) !== meanWith(0, counts)
