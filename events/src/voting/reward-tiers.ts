/** What a tier gives beside its multiplier; each can be used once, and they never add up. */
export type Entitlement =
  | { readonly kind: 'discount'; readonly percent: number; readonly on: 'skip_line' | 'any' }
  | { readonly kind: 'free-skip' }
  | { readonly kind: 'avatar-border'; readonly border: 1 | 2 }

export interface RewardTier {
  readonly streaks: number
  readonly description: string
  readonly multiplier: number
  readonly entitlements: readonly Entitlement[]
}

const tier = (streaks: number, description: string, multiplier: number, ...entitlements: Entitlement[]): RewardTier => ({
  streaks,
  description,
  multiplier,
  entitlements,
})

/** Lowest first. */
export const rewardTiers: readonly RewardTier[] = [
  tier(5, 'Your upvotes count as 2', 2),
  tier(25, '25% off your next skip the waiting line', 2, { kind: 'discount', percent: 25, on: 'skip_line' }),
  tier(50, '50% off your next skip the waiting line', 2, { kind: 'discount', percent: 50, on: 'skip_line' }),
  tier(100, 'Your upvotes count as 3, and your first avatar border', 3, { kind: 'avatar-border', border: 1 }),
  tier(150, 'A free skip the waiting line', 3, { kind: 'free-skip' }),
  tier(300, 'Your upvotes count as 4', 4),
  tier(
    500,
    'Your second avatar border, and 50% off any advertising offer',
    4,
    { kind: 'avatar-border', border: 2 },
    { kind: 'discount', percent: 50, on: 'any' },
  ),
  tier(1000, 'Your upvotes count as 5', 5),
]

/** What one vote is worth at a streak. */
export const multiplierOf = (streak: number): number => rewardTiers.findLast(({ streaks }) => streaks <= streak)?.multiplier ?? 1
