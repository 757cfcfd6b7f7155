import { expect, it } from 'vitest'
import { readReviews } from './read-reviews.ts'

const HOUR = 3_600_000

it('reads reviews with their stars, and what is answered', () => {
  const source = `
@@ tool kite

@@ review aya -3 08:30 stars 4 helpful 7
It flies.

Mostly.

@@ answer 5h
Mostly?

@@ tool lantern

@@ review noor 0 00:05 stars 2 helpful 0
Dark.
`
  expect(readReviews(source)).toEqual([
    {
      on: 'kite',
      by: 'aya',
      day: -3,
      sinceMidnight: 8.5 * HOUR,
      rating: 4,
      helpful: 7,
      body: 'It flies.\n\nMostly.',
      answer: { after: 5 * HOUR, body: 'Mostly?' },
    },
    { on: 'lantern', by: 'noor', day: 0, sinceMidnight: HOUR / 12, rating: 2, helpful: 0, body: 'Dark.', answer: null },
  ])
})

const REVIEW = '@@ review aya -3 08:30 stars 4 helpful 7\nIt flies.\n'

it.each([
  ['a review of no tool', REVIEW, 'above the first tool'],
  ['an answer to nothing', '@@ tool kite\n@@ answer 5h\nYes.\n', 'answers no review'],
  ['a second answer', `@@ tool kite\n${REVIEW}@@ answer 5h\nYes.\n@@ answer 6h\nNo.\n`, 'answers no review'],
  ['half a day', '@@ tool kite\n@@ review aya soon 08:30 stars 4 helpful 7\nIt flies.\n', '“soon” is no number'],
  ['six stars', '@@ tool kite\n@@ review aya -3 08:30 stars 6 helpful 7\nIt flies.\n', ''],
  ['a time without a unit', `@@ tool kite\n${REVIEW}@@ answer 5\nYes.\n`, '“5” is no time'],
])('takes %s for a mistake', (_, source, says) => {
  expect(() => readReviews(source)).toThrow(says)
})
