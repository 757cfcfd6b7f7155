import { beforeEach, expect, it } from 'vitest'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { TOOL } from '../testing/reviews.ts'
import { keptReviews } from './kept-reviews.ts'

const AT = { memberId: memberIdOf(1), place: TOOL }

let held: Map<string, string>
const reviews = keptReviews(() => ({
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, text) => void held.set(key, text),
  removeItem: (key) => void held.delete(key),
}))

beforeEach(() => {
  held = new Map()
})

it('keeps stars without a text, and a text without stars, for one member', () => {
  for (const begun of [{ rating: 4, body: '' } as const, { rating: null, body: 'I used it for' }]) {
    reviews.write(AT, begun)
    expect(reviews.read(AT)).toEqual(begun)
  }
  expect(reviews.read({ ...AT, memberId: memberIdOf(2) })).toBeUndefined()
  reviews.drop(AT)
  expect(held.size).toBe(0)
})

it('takes nothing for a review that is none', () => {
  reviews.write(AT, { rating: 4, body: '' })
  for (const odd of ['', '{', 'null', '{"body":"x"}', '{"rating":6,"body":"x"}', '{"rating":2.5,"body":"x"}']) {
    for (const key of held.keys()) held.set(key, odd)
    expect({ odd, read: reviews.read(AT) }).toEqual({ odd, read: undefined })
  }
})
