import { expect, it } from 'vitest'
import { borderOf, pictureOf } from './profile.ts'

it('has a picture of their own only where they gave one', () => {
  expect(pictureOf({ avatar_url: '/avatar.svg' })).toBeUndefined()
  expect(pictureOf({ avatar_url: '/avatars/m-1/f00.webp' })).toBe('/avatars/m-1/f00.webp')
})

it.each([
  [[], 99, undefined],
  [[100], 0, 100],
  [[], 120, 100],
  [[100, 500], 0, 500],
  [[], 1_000, 500],
])('puts around a face the ring that was earned: tiers %j, longest streak %i', (tiers, longest_streak, border) => {
  expect(borderOf({ tiers, longest_streak })).toBe(border)
})
