import type { VoteState } from './vote-ledger.ts'

/** What tables say of a vote. */
export const voteStates: Readonly<Record<VoteState, string>> = { counted: 'counts', withdrawn: 'withdrawn', held: 'held', voided: 'void' }
