import { voting as contract } from '@debut/events/voting/voting.ts'
import { handles } from '../kernel/handled.ts'
import { castVote, withdrawVote } from './cast-vote.ts'
import { holdSuspectVote, holdVote, judgeVote, restoreVote, voidFraudulentVote, voidVote } from './moderate-vote.ts'
import { rewardsRoutes } from './rewards-routes.ts'
import { voteMatter } from './vote-matter.ts'
import { voidMakersVotes } from './void-makers-votes.ts'

export const voting = handles(contract, {
  commands: {
    CastVote: castVote,
    WithdrawVote: withdrawVote,
    HoldVote: holdVote,
    VoidVote: voidVote,
    RestoreVote: restoreVote,
    HoldSuspectVote: holdSuspectVote,
    VoidFraudulentVote: voidFraudulentVote,
    JudgeVote: judgeVote,
  },
  matters: { HoldVote: voteMatter, VoidVote: voteMatter, RestoreVote: voteMatter },
  routes: [rewardsRoutes],
  processes: [voidMakersVotes],
})
