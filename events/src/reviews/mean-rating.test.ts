import { expect, it } from 'vitest'
import { isMeanMoved, meanRating } from './mean-rating.ts'

it('comes near the mean of many reviews, and stays in the middle with few', () => {
  expect(meanRating([0, 0, 0, 0, 0])).toBe(null)
  expect(meanRating([0, 0, 0, 0, 1])).toBe(4)
  expect(meanRating([1, 0, 0, 0, 0])).toBe(2.7)
  expect(meanRating([0, 0, 1, 2, 5])).toBe(4.3)
  expect(meanRating([0, 0, 0, 0, 400])).toBe(5)
})

it('knows whether a reader who counts for themselves comes to another mean', () => {
  expect(isMeanMoved([0, 0, 0, 1, 0])).toBe(true)
  expect(isMeanMoved([0, 0, 0, 0, 0])).toBe(false)
  expect(isMeanMoved([0, 0, 0, 0, 400])).toBe(false)
})
