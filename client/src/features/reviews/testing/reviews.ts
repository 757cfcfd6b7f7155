import { Reviews } from '@debut/events/reviews/review-answers.ts'
import { memberIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'

export const TOOL = toolIdOf('kite')

const NAMES = ['ines', 'aya', 'noor', 'milo', 'jo', 'sam', 'mika', 'lena', 'kai']

const authorOf = (member: number) => ({
  memberId: memberIdOf(member),
  username: NAMES[member - 1] ?? '',
  name: null,
  avatar: null,
  tier: 0,
  makes: null,
})

/** By Ines, Aya, Noor and so on. */
export const reviewBy = (member: number, more: object = {}): object => ({
  reviewId: `${TOOL}_${memberIdOf(member)}`,
  author: authorOf(member),
  rating: 5,
  body: 'It booked three trains for me, and all of them came.',
  at: '2026-11-20T11:00:00Z',
  edited: false,
  helpful: 0,
  answer: null,
  ...more,
})

export const reviewsAnswer = (list: readonly object[], more: object = {}): Reviews =>
  readAs(Reviews, {
    mean: list.length === 0 ? null : 4.5,
    counts: [0, 0, 0, 0, list.length],
    reviews: list.length,
    list,
    page: 1,
    pages: 1,
    position: 100,
    ...more,
  })
