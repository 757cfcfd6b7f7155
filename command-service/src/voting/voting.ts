import { voting as contract } from '@debut/events/voting/voting.ts'
import { handles } from '../handles.ts'
import { castVote, withdrawVote } from './cast-vote.ts'
import { holdVote, restoreVote, voidVote } from './moderate-vote.ts'
import { rewardsRoutes } from './rewards-routes.ts'

export const voting = handles(contract, {
  commands: { CastVote: castVote, WithdrawVote: withdrawVote, HoldVote: holdVote, VoidVote: voidVote, RestoreVote: restoreVote },
  routes: [rewardsRoutes],
})
