import { expect, it } from 'vitest'
import { barsOf, meanInWords, reviewsInWords } from './rating-words.ts'

it('shows a mean with one place, and a number of reviews with its noun', () => {
  expect([4, 4.25, 5].map(meanInWords)).toEqual(['4.0', '4.3', '5.0'])
  expect([1, 8, 1_204].map(reviewsInWords)).toEqual(['1 review', '8 reviews', '1,204 reviews'])
})

it('draws five bars, the most stars first, each as long as its share', () => {
  expect(barsOf([0, 0, 1, 2, 5])).toEqual([
    { rating: 5, reviews: 5, share: 62.5 },
    { rating: 4, reviews: 2, share: 25 },
    { rating: 3, reviews: 1, share: 12.5 },
    { rating: 2, reviews: 0, share: 0 },
    { rating: 1, reviews: 0, share: 0 },
  ])
  expect(barsOf([0, 0, 0, 0, 0]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0])
})
