import type { Day } from '../kernel/days.ts'
import { multiplierOf } from '../voting/reward-tiers.ts'

export const DEFAULT_AVATAR = '/avatar.svg'

interface Facts {
  readonly username: string | null
  /** It is empty or null if they have none. */
  readonly name: string | null
  readonly avatar: string | null
  readonly onboarded: boolean
  /** As it is shown today. */
  readonly streak: number
  readonly latest: Day | null
  /** The highest streak that they were rewarded for. */
  readonly tier: number
}

/** A member's profile in the words of the specification's calls. */
export const profileOf = ({ username, name, avatar, onboarded, streak, latest, tier }: Facts) => ({
  username,
  name: name || null,
  avatar_url: avatar ?? DEFAULT_AVATAR,
  onboarded,
  streak,
  latest_streak: latest,
  vote_multiplier: multiplierOf(streak),
  tier,
})
