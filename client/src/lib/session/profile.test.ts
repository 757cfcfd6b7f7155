import { RewardGranted } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../api/testing/ids.ts'
import { profileAfter } from './profile.ts'

const [INES, NOOR] = [memberIdOf(1), memberIdOf(2)]
const profile = {
  memberId: INES,
  username: 'ines',
  name: null,
  avatarUrl: '/avatar.svg',
  streak: 100,
  latestStreak: '2026-03-02',
  voteMultiplier: 3,
  tier: 50,
  onboarded: true,
}

it('has the tier that its member has just reached, and keeps the highest', () => {
  const after = [100, 25].map((tier) => RewardGranted({ memberId: INES, tier })).reduce(profileAfter, profile)
  expect(after).toEqual({ ...profile, tier: 100 })
  expect(profileAfter(profile, RewardGranted({ memberId: NOOR, tier: 500 }))).toBe(profile)
})
