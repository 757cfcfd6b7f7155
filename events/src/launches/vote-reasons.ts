import type { VoidReason } from './moderation-reason.ts'

/** Why votes are held, void or counted again. */
export const VOTE_REASONS: Readonly<Record<VoidReason, string>> = {
  burst: 'Too many votes at once',
  ring: 'Members who vote for each other',
  'shared-origin': 'Several votes from one place',
  'new-account': 'New accounts',
  'conflict-of-interest': 'Conflict of interest',
  'own-tool': 'Vote for one’s own tool',
  reviewed: 'Looked at again',
  mistake: 'Corrects a mistake',
}

const byCode = new Map<string, string>(Object.entries(VOTE_REASONS))

/** A code that a newer server knows is shown as it is. */
export const voteReasonLabel = (code: string): string => byCode.get(code) ?? code
