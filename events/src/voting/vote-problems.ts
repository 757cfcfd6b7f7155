import type { Problems } from '../kernel/problem.ts'
import { LEFT_WITHIN_DAYS } from './vote-numbers.ts'

export const voteProblems = {
  unverified: { status: 422, message: 'Confirm your email first: votes come from confirmed members only.' },
  'daily-limit': { status: 422, message: 'You’ve used today’s 3 votes. You get new ones at midnight, Los Angeles time.' },
  'own-tool': { status: 422, message: 'This is a tool of yours. Your vote can go to any other.' },
  'left-tool': {
    status: 422,
    message: `You left this tool’s makers less than ${LEFT_WITHIN_DAYS} days ago, so you can’t vote for it yet. Your vote can go to any other.`,
  },
  'launch-not-live': { status: 422, message: 'This launch is not live yet. It takes votes from midnight of its day, Los Angeles time.' },
  'vote-under-review': { status: 422, message: 'This vote is under review and can’t be withdrawn now.' },
  'vote-of-maker': { status: 422, message: 'The voter makes this tool, so the vote stays void.' },
  'no-such-vote': { status: 422, message: 'This member has no vote on this launch.' },
} as const satisfies Problems
