import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { judgementOf } from './judgement-of.ts'
import { voteReceipt } from './vote-receipt.ts'

/** What it takes to find one's own vote in the root that was published of its day. */
export const receiptQuery: OwnQuery<VoteReceipt, { readonly launchId: LaunchId }> = {
  kind: 'own',
  reads: ['votes', 'rankings', 'cases', 'moderation', 'conduct'],
  read: async ({ memberId, params: { launchId } }, parts) => {
    const { database, checkpoints } = parts
    const { schema: votes, position: votesUpTo } = checkpoints.of('votes')
    const { schema: rankings } = checkpoints.of('rankings')
    const receipt = await voteReceipt({ database, schemas: { votes, rankings }, votesUpTo }, memberId, launchId)
    return { ...receipt, judged: await judgementOf(memberId, receipt.vote, parts) }
  },
}
