import type { ApiClient } from '../../lib/api/api-client.ts'
import { isRecord } from '../../lib/api/is-record.ts'
import type { Reward } from './voting-slice.ts'

const parseReward = (reward: unknown): Reward | undefined => {
  if (!isRecord(reward)) return undefined
  const { streaks, description, multiplier } = reward
  if (typeof streaks !== 'number' || typeof description !== 'string' || typeof multiplier !== 'number') return undefined
  return { streaks, description, multiplier }
}

const parseNewRewards = (body: unknown): readonly Reward[] | undefined => {
  if (!isRecord(body) || !Array.isArray(body['newRewards'])) return undefined
  const rewards = body['newRewards'].map(parseReward)
  return rewards.every((reward) => reward !== undefined) ? rewards : undefined
}

interface Claim {
  readonly memberId: string
  readonly streak: number
  /** Tiers reached, by their streak. */
  readonly unlocked: readonly number[]
}

export const claimRewards = (api: ApiClient, { memberId, streak, unlocked }: Claim): Promise<readonly Reward[]> =>
  api.post('/api/rewards', { user_id: memberId, current_streak: streak, unlocked_rewards: unlocked }, parseNewRewards)
