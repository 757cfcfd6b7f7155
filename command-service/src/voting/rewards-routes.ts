import type { NewRewards } from '@debut/events/voting/reward-answers.ts'
import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { SayAccepted } from '../kernel/accepted.ts'
import { requestContext } from '../kernel/command.ts'
import { type Handle, isRefusal } from '../kernel/handle.ts'
import { whoAsks } from '../kernel/http/who-asks.ts'
import { unannounced, voter } from './voter.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { claimRewardsRoute } from '@debut/events/voting/reward-routes.ts'

/** Tells each tier once. What the client believes of its streak and its tiers is not asked. */
export const rewardsRoutes = (
  app: FastifyInstance,
  { handle, sayAccepted, clock }: { handle: Handle; sayAccepted: SayAccepted; clock: Clock },
) => {
  app.post(claimRewardsRoute.path, async (request): Promise<NewRewards> => {
    const memberId = whoAsks(request)
    const context = requestContext('AnnounceRewards', memberId, request.id, clock())
    const { state } = await handle.readWhole(voter, voterStream(memberId), context)
    const tiers = unannounced(state)
    if (tiers.length === 0) return { newRewards: [] }
    const outcome = await handle(voter, voterStream(memberId), { type: 'AnnounceRewards', memberId, tiers }, context)
    if (!isRefusal(outcome)) sayAccepted(memberId, outcome.position)
    // Another request may have announced them in between.
    const announced = !isRefusal(outcome) && outcome.changed ? tiers : []
    const newRewards = rewardTiers.filter(({ streaks }) => announced.includes(streaks))
    return { newRewards: newRewards.map(({ streaks, description, multiplier }) => ({ streaks, description, multiplier })) }
  })
}
