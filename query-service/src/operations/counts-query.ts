import { mayModerate } from '@debut/events/members/role.ts'
import type { OperationCounts } from '@debut/events/operations/operation-answers.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { asItIs } from './as-it-is.ts'
import { countHeldProducts } from './held-votes.ts'
import { parkedEvents } from './parked.ts'
import { waitingForModerators } from './waiting-for-moderators.ts'

/** What the navigation of the staff shows: counts of the pages that are for who asks. */
export const operationCountsQuery: OwnQuery<OperationCounts> = {
  kind: 'own',
  reads: [],
  read: async ({ identity: { roles } }, givenParts) => {
    const parts = asItIs(givenParts)
    const isAdmin = roles.includes('admin')
    const [review, projections, moderation] = await Promise.all([
      isAdmin ? countHeldProducts(parts) : null,
      isAdmin || roles.includes('analyst') ? countTroubles(parts) : null,
      mayModerate(roles) ? countQueues(isAdmin, parts) : null,
    ])
    return { review, projections, moderation }
  },
}

/** Projections that are stopped, or go on without something. */
const countTroubles = async (parts: Parts): Promise<number> => {
  const parked = await parkedEvents(parts)
  const stopped = [...parts.checkpoints.all()].filter(([, checkpoint]) => checkpoint.stopped !== null).map(([name]) => name)
  return new Set([...stopped, ...parked.map(({ projection }) => projection)]).size
}

const countQueues = async (isAdmin: boolean, parts: Parts): Promise<number> => {
  const { appeals, texts, tools } = await waitingForModerators(parts)
  return appeals.count + texts + (isAdmin ? tools.count : 0)
}
