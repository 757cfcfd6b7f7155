import type { OwnProfile } from '@debut/events/members/own-profile-answers.ts'
import { DEFAULT_AVATAR } from '@debut/events/members/profile.ts'
import { multiplierOf } from '@debut/events/voting/reward-tiers.ts'
import { shownOn } from '@debut/events/voting/streak.ts'
import type { OwnFact } from '../results/facts.ts'

/** The signed-in member, as the server knows them. */
export interface Profile {
  readonly memberId: string
  readonly username: string | null
  /** It is null for members who use only their username. */
  readonly name: string | null
  readonly avatarUrl: string
  readonly streak: number
  readonly latestStreak: string | null
  readonly voteMultiplier: number
  /** The highest streak that they were rewarded for. */
  readonly tier: number
  readonly onboarded: boolean
}

export const profileOf = (
  memberId: string,
  { username, name, avatar_url, streak, latest_streak, vote_multiplier, tier, onboarded }: OwnProfile,
): Profile => ({
  memberId,
  username,
  name,
  avatarUrl: avatar_url,
  streak,
  latestStreak: latest_streak,
  voteMultiplier: vote_multiplier,
  tier,
  onboarded,
})

/** Facts are sent without personal data: after one of these, the profile is fetched. */
export const PERSONAL_FACTS = ['MemberRegistered', 'UsernameChanged', 'MemberNamed', 'AvatarChanged', 'ProfileDescribed'] as const

/** Facts may be sent again, so each is taken for what it says and not for a change. */
export const profileAfter = (profile: Profile, { type, data }: OwnFact): Profile => {
  if (data.memberId !== profile.memberId) return profile
  switch (type) {
    case 'StreakExtended': {
      const isOld = profile.latestStreak !== null && data.day < profile.latestStreak
      return isOld ? profile : withStreak(profile, data.streak, data.day)
    }
    case 'StreakStepUndone':
      return data.day === profile.latestStreak ? withStreak(profile, shownOn(data, data.day), data.latest) : profile
    case 'RewardGranted':
      return { ...profile, tier: Math.max(profile.tier, data.tier) }
    case 'MemberOnboarded':
      return { ...profile, onboarded: true }
    case 'MemberNameRemoved':
      return { ...profile, name: null }
    case 'AvatarRemoved':
      return { ...profile, avatarUrl: DEFAULT_AVATAR }
    default:
      return profile
  }
}

const withStreak = (profile: Profile, streak: number, latestStreak: string | null): Profile => ({
  ...profile,
  streak,
  latestStreak,
  voteMultiplier: multiplierOf(streak),
})
