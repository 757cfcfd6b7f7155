import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { isInLottery } from '@debut/events/voting/streak.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { memberStreak } from './member-streak.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'

const One = z.object({ memberId: MemberId })

interface GrantedRow {
  readonly tier: number
  readonly granted_at: Date
  readonly announced_at: Date | null
}

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
  readonly clock: Clock
}

export const rewardsRoutes = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  /** All tiers, those that were reached with when; multiplier and lottery are those of the streak as it is shown today. */
  app.get('/api/members/:memberId/rewards', async (request, reply) => {
    const { memberId } = parseOrRefuse(One, request.params)
    const stale = await awaitOwnPosition(checkpoints, ['rewards', 'streaks'], own, request)
    const { schema, position } = checkpoints.of('rewards')
    const today = dayOf(clock())
    const [rows, { streak, latest }] = await Promise.all([
      database.withSchema(schema).from('granted').where({ member_id: memberId }).select<GrantedRow[]>('*'),
      memberStreak(database, checkpoints.of('streaks').schema, { memberId, today }),
    ])
    const granted = new Map(rows.map((row) => [row.tier, row]))
    const tiers = rewardTiers.map((tier) => {
      const row = granted.get(tier.streaks)
      return { ...tier, grantedAt: row?.granted_at.toISOString() ?? null, announcedAt: row?.announced_at?.toISOString() ?? null }
    })
    const reached = tiers.filter(({ grantedAt }) => grantedAt !== null)
    const entitlements = reached.flatMap(({ streaks, entitlements: gives }) => gives.map((each) => ({ tier: streaks, ...each })))
    reply.header('cache-control', 'no-store')
    return {
      streak,
      multiplier: multiplierOf(streak),
      lottery: isInLottery({ streak, latest }, today),
      tiers,
      entitlements,
      position,
      ...stale,
    }
  })
}
