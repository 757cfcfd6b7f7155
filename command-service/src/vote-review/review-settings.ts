import { numberSetting, switchSetting } from '@debut/adapters/config.ts'

/** What is out of line, and from how much on it is looked at by people. Each detector speaks of votes for one launch. */
export const reviewSettings = {
  REVIEW_HOLDS: switchSetting(true),
  /** Of a ring: members, tools that they share, and how much likelier it is than taste and habit, as a natural logarithm. */
  REVIEW_RING_MEMBERS: numberSetting(2, 1_000, 4),
  REVIEW_RING_TOOLS: numberSetting(2, 100, 3),
  REVIEW_RING_SCORE: numberSetting(1, 10_000, 18),
  /** Votes of members who voted for nothing else before, so many in so many seconds. */
  REVIEW_BURST_VOTES: numberSetting(2, 100_000, 12),
  REVIEW_BURST_SECONDS: numberSetting(1, 86_400, 120),
  /** Accounts that joined in so many minutes and voted within the hour. */
  REVIEW_NEW_ACCOUNTS: numberSetting(2, 100_000, 12),
  REVIEW_NEW_ACCOUNT_MINUTES: numberSetting(1, 1_440, 10),
  /** Members in one network. */
  REVIEW_SHARED_ORIGIN: numberSetting(2, 100_000, 4),
  /** Where other launches have fewer votes than that, it is not known what is usual: bursts and new accounts are not looked for. */
  REVIEW_LEAST_VOTES: numberSetting(0, 1_000_000, 300),
}

export interface ReviewSettings {
  readonly ringMembers: number
  readonly ringTools: number
  readonly ringScore: number
  readonly burstVotes: number
  readonly burstSeconds: number
  readonly newAccounts: number
  readonly newAccountMinutes: number
  readonly sharedOrigin: number
  readonly leastVotes: number
}

export type ReviewConfig = { readonly [Name in keyof typeof reviewSettings]: Name extends 'REVIEW_HOLDS' ? boolean : number }

export const settingsOf = (config: ReviewConfig): ReviewSettings => ({
  ringMembers: config.REVIEW_RING_MEMBERS,
  ringTools: config.REVIEW_RING_TOOLS,
  ringScore: config.REVIEW_RING_SCORE,
  burstVotes: config.REVIEW_BURST_VOTES,
  burstSeconds: config.REVIEW_BURST_SECONDS,
  newAccounts: config.REVIEW_NEW_ACCOUNTS,
  newAccountMinutes: config.REVIEW_NEW_ACCOUNT_MINUTES,
  sharedOrigin: config.REVIEW_SHARED_ORIGIN,
  leastVotes: config.REVIEW_LEAST_VOTES,
})
