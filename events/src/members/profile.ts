import type { Day } from '../kernel/days.ts'
import { multiplierOf } from '../voting/reward-tiers.ts'

export const DEFAULT_AVATAR = '/avatar.svg'

interface Facts {
  readonly username: string | null
  readonly avatar: string | null
  readonly onboarded: boolean
  /** As it is shown today. */
  readonly streak: number
  readonly latest: Day | null
  /** The highest streak that they were rewarded for. */
  readonly tier: number
}

/** A member's profile in the words of the specification's calls. */
export const profileOf = ({ username, avatar, onboarded, streak, latest, tier }: Facts) => ({
  username,
  avatar_url: avatar ?? DEFAULT_AVATAR,
  onboarded,
  streak,
  latest_streak: latest,
  vote_multiplier: multiplierOf(streak),
  tier,
})
