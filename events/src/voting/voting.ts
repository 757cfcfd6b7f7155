import { routesByName } from '../kernel/define-route.ts'
import { boardRoute } from './board-routes.ts'
import { streaksRoute, streakCalendarRoute } from './streak-routes.ts'
import { memberVotesRoute, dailyCountRoute, voteReceiptRoute } from './vote-routes.ts'
import { memberRewardsRoute, claimRewardsRoute } from './reward-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { BoardFrame } from './board-answers.ts'
import { CastVote, HoldSuspectVote, HoldVote, JudgeVote, RestoreVote, VoidFraudulentVote, VoidVote, WithdrawVote } from './vote-commands.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  VoteRestored,
  voterStream,
  VoteVoided,
  VoteWithdrawn,
} from './vote-events.ts'
import { voteProblems } from './vote-problems.ts'
import { voteSentences } from './vote-sentences.ts'
import { voteActs } from './vote-acts.ts'

export const voting = defineCapability({
  name: 'voting',
  events: {
    voter: [VoteCast, VoteWithdrawn, VoteHeld, VoteVoided, VoteRestored, StreakExtended, StreakStepUndone, RewardGranted, RewardsAnnounced],
  },
  commands: { CastVote, WithdrawVote, HoldVote, VoidVote, RestoreVote, HoldSuspectVote, VoidFraudulentVote, JudgeVote },
  routes: routesByName(
    boardRoute,
    streaksRoute,
    memberVotesRoute,
    streakCalendarRoute,
    memberRewardsRoute,
    dailyCountRoute,
    voteReceiptRoute,
    claimRewardsRoute,
  ),
  topics: { board: { who: 'everybody', frame: BoardFrame } },
  ownStreams: (memberId) => [voterStream(memberId)],
  acts: voteActs,
  problems: voteProblems,
  sentences: voteSentences,
})
