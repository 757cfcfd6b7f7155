import { expect, it } from 'vitest'
import { meanRating } from './mean-rating.ts'

it('comes near the mean of many reviews, and stays in the middle with few', () => {
  expect(meanRating([0, 0, 0, 0, 0])).toBe(null)
  expect(meanRating([0, 0, 0, 0, 1])).toBe(4)
  expect(meanRating([1, 0, 0, 0, 0])).toBe(2.7)
  expect(meanRating([0, 0, 1, 2, 5])).toBe(4.3)
  expect(meanRating([0, 0, 0, 0, 400])).toBe(5)
})
