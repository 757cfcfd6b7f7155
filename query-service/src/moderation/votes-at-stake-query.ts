import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { VotesAtStake } from '@debut/events/moderation/moderation-answers.ts'
import { boardsOfVote, countsOnOpenBoardsOnly } from '@debut/events/voting/open-votes.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'

interface Vote {
  readonly boardDate: Day
  readonly countsOn: Day
  readonly weight: number
}

/** For admins, before they ban: which votes would fall, by the same rule that voids them. */
export const votesAtStakeQuery: OwnQuery<VotesAtStake, { readonly memberId: MemberId }> = {
  kind: 'own',
  reads: ['votes', 'members'],
  read: async ({ params: { memberId }, now }, parts) => {
    const today = dayOf(now)
    const votes = (await countingVotes(memberId, parts)).filter((vote) => countsOnOpenBoardsOnly(vote, today))
    const boards = new Set(votes.flatMap((vote) => boardsOfVote(vote).map(({ period, start }) => `${period} ${start}`)))
    return { votes: votes.length, points: votes.reduce((sum, { weight }) => sum + weight, 0), boards: boards.size }
  },
}

const countingVotes = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<readonly Vote[]> => {
  const members = database.withSchema(checkpoints.of('members').schema).from('members').where({ member_id: memberId })
  if ((await members.first<{ member_id: string } | undefined>('member_id')) === undefined) throw new HttpError('not-found')
  const votes = database.withSchema(checkpoints.of('votes').schema).from('votes').where({ member_id: memberId, state: 'counted' })
  return votes.select<Vote[]>('board_date as boardDate', 'counts_on as countsOn', 'weight')
}
