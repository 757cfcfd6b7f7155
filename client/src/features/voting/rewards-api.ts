import { claimRewardsRoute } from '@debut/events/voting/reward-routes.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import type { Reward } from './voting-slice.ts'

interface Claim {
  readonly memberId: string
  readonly streak: number
  /** Tiers reached, by their streak. */
  readonly unlocked: readonly number[]
}

export const claimRewards = async (api: ApiClient, { memberId, streak, unlocked }: Claim): Promise<readonly Reward[]> => {
  const claim = { user_id: memberId, current_streak: streak, unlocked_rewards: unlocked }
  return (await api.post(claimRewardsRoute.path, claim, claimRewardsRoute.answer)).newRewards
}
