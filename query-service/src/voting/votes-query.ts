import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberVotes } from '@debut/events/voting/vote-answers.ts'
import type { VotesQuery } from '@debut/events/voting/voting-questions.ts'
import type { z } from 'zod/mini'
import type { FreshQuery } from '../kernel/query.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { memberVotes } from './member-votes.ts'

/** A member's votes, each with its tool. */
export const votesQuery: FreshQuery<MemberVotes, { readonly memberId: MemberId }, z.output<typeof VotesQuery>> = {
  kind: 'fresh',
  reads: ['votes', 'tools', 'members'],
  read: async ({ params: { memberId }, query }, { database, checkpoints }) => {
    const votes = await memberVotes(database, checkpoints.of('votes').schema, { memberId, ...query })
    const cards = await toolCards(database, checkpoints, [...new Set(votes.map(({ toolId }) => toolId))])
    return { votes: votes.map((vote) => ({ ...vote, tool: cards.get(vote.toolId) })) }
  },
}
