import { expect, it } from 'vitest'
import { withWholeAddresses } from '../../lib/seo/whole-addresses.ts'
import { rated } from './rated.ts'
import { reviewBy, reviewsAnswer } from './testing/reviews.ts'

const summary = { mean: 4.3, reviews: 8 }

it('says nothing of a tool without reviews', () => {
  expect(rated({ mean: null, reviews: 0 })).toEqual({})
  expect(rated(undefined)).toEqual({})
})

it('says the mean where no reviews are shown', () => {
  expect(rated(summary)).toEqual({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 8, bestRating: 5, worstRating: 1 },
  })
})

it('says three of the reviews that the page shows, each by whom and with how many stars', () => {
  const { list } = reviewsAnswer([reviewBy(1), reviewBy(2), reviewBy(3), reviewBy(4)])
  const { review } = withWholeAddresses(rated(summary, list), 'https://debut.example') as { review: readonly unknown[] }
  expect(review).toHaveLength(3)
  expect(review[0]).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'ines', url: 'https://debut.example/profile/ines' },
    datePublished: '2026-11-20',
    reviewBody: 'It booked three trains for me, and all of them came.',
    reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
  })
})
