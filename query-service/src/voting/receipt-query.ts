import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { voteReceipt } from './vote-receipt.ts'

/** What it takes to find one's own vote in the root that was published of its day. */
export const receiptQuery: OwnQuery<VoteReceipt, { readonly launchId: LaunchId }> = {
  kind: 'own',
  reads: ['votes', 'rankings'],
  read: async ({ memberId, params: { launchId } }, { database, checkpoints }) => {
    const { schema: votes, position: votesUpTo } = checkpoints.of('votes')
    const { schema: rankings } = checkpoints.of('rankings')
    return voteReceipt({ database, schemas: { votes, rankings }, votesUpTo }, memberId, launchId)
  },
}
