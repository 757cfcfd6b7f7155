import type { VoteState } from './vote-ledger.ts'

/** The words that tables use for the state of a vote. */
export const voteStates: Readonly<Record<VoteState, string>> = { counted: 'counts', withdrawn: 'withdrawn', held: 'held', voided: 'void' }
