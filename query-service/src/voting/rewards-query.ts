import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberRewards } from '@debut/events/voting/reward-answers.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { isInLottery } from '@debut/events/voting/streak.ts'
import type { FreshQuery } from '../kernel/query.ts'
import { memberStreak } from './member-streak.ts'

interface GrantedRow {
  readonly tier: number
  readonly granted_at: Date
  readonly announced_at: Date | null
}

/** All tiers, those that were reached with when; multiplier and lottery are those of the streak as it is shown today. */
export const rewardsQuery: FreshQuery<MemberRewards, { readonly memberId: MemberId }> = {
  kind: 'fresh',
  reads: ['rewards', 'streaks'],
  read: async ({ params: { memberId }, now }, { database, checkpoints }) => {
    const today = dayOf(now)
    const [rows, { streak, latest }] = await Promise.all([
      database.withSchema(checkpoints.of('rewards').schema).from('granted').where({ member_id: memberId }).select<GrantedRow[]>('*'),
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today }),
    ])
    const granted = new Map(rows.map((row) => [row.tier, row]))
    const tiers = rewardTiers.map(({ entitlements, ...tier }) => {
      const row = granted.get(tier.streaks)
      return {
        ...tier,
        entitlements: [...entitlements],
        grantedAt: row?.granted_at.toISOString() ?? null,
        announcedAt: row?.announced_at?.toISOString() ?? null,
      }
    })
    const reached = tiers.filter(({ grantedAt }) => grantedAt !== null)
    const entitlements = reached.flatMap(({ streaks, entitlements: gives }) => gives.map((each) => ({ tier: streaks, ...each })))
    return { streak, multiplier: multiplierOf(streak), lottery: isInLottery({ streak, latest }, today), tiers, entitlements }
  },
}
