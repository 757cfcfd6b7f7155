import { expect, it } from 'vitest'
import { borderOf, pictureOf, readProfile } from './profile.ts'

const profile = {
  memberId: 'm-1',
  username: 'ada',
  avatar_url: '/avatar.svg',
  joined: '2026-03-01T08:00:00Z',
  streak: 3,
  longest_streak: 9,
  vote_multiplier: 2,
  tiers: [5],
  tools: [{ toolId: 't-1', slug: 'harbor', name: 'Harbor', tagline: 'Keeps', logo: '/logo.svg' }],
  votes: 12,
}

it('reads a profile and leaves out what it does not know', () => {
  expect(readProfile({ ...profile, stale: true, latest_streak: '2026-11-21' })).toEqual(profile)
})

it('reads where somebody has gone who gave their name up', () => {
  expect(readProfile({ moved: 'ada-lovelace', stale: false })).toEqual({ moved: 'ada-lovelace' })
})

it.each([
  ['nobody', null],
  ['a profile without a name', { ...profile, username: null }],
  ['a tool without an address', { ...profile, tools: [{ ...profile.tools[0], slug: undefined }] }],
])('refuses %s', (_, body) => {
  expect(readProfile(body)).toBeUndefined()
})

it('has a picture of their own only where they gave one', () => {
  expect(pictureOf(profile)).toBeUndefined()
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
