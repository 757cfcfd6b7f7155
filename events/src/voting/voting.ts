import { defineCapability } from '../kernel/define-capability.ts'
import { Board, BoardFrame } from './board-answers.ts'
import { MemberRewards, NewRewards } from './reward-answers.ts'
import { StreakCalendar, Streaks } from './streak-answers.ts'
import { DailyCount, MemberVotes, VoteReceipt } from './vote-answers.ts'
import { CastVote, HoldSuspectVote, HoldVote, RestoreVote, VoidVote, WithdrawVote } from './vote-commands.ts'
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
import { BoardParams, BoardQuery, CalendarQuery, LaunchParams, MemberParams, StreaksQuery, VotesQuery } from './voting-questions.ts'

export const voting = defineCapability({
  name: 'voting',
  events: {
    voter: [VoteCast, VoteWithdrawn, VoteHeld, VoteVoided, VoteRestored, StreakExtended, StreakStepUndone, RewardGranted, RewardsAnnounced],
  },
  commands: { CastVote, WithdrawVote, HoldVote, VoidVote, RestoreVote, HoldSuspectVote },
  answers: {
    'GET /api/boards/:period': { who: 'everybody', params: BoardParams, query: BoardQuery, answer: Board },
    'GET /api/streaks': { who: 'everybody', query: StreaksQuery, answer: Streaks },
    'GET /api/members/:memberId/votes': { who: ['owner', 'admin'], params: MemberParams, query: VotesQuery, answer: MemberVotes },
    'GET /api/members/:memberId/calendar': { who: ['owner', 'admin'], params: MemberParams, query: CalendarQuery, answer: StreakCalendar },
    'GET /api/members/:memberId/rewards': { who: ['owner', 'admin'], params: MemberParams, answer: MemberRewards },
    'GET /api/votes/daily-count': { who: 'members', answer: DailyCount },
    'GET /api/votes/:launchId/receipt': { who: 'members', params: LaunchParams, answer: VoteReceipt },
    'POST /api/rewards': { who: 'members', answer: NewRewards },
  },
  topics: { board: { who: 'everybody', frame: BoardFrame } },
  ownStreams: (memberId) => [voterStream(memberId)],
  problems: voteProblems,
  sentences: voteSentences,
})
