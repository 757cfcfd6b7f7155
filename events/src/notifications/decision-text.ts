import type { ActKind } from '../moderation/act-kinds.ts'

const DECISIONS: Readonly<Record<ActKind, string>> = {
  'post-hidden': 'Your post was hidden',
  'post-shown': 'Your post is visible again',
  'comment-hidden': 'Your comment was hidden',
  'comment-shown': 'Your comment is visible again',
  'review-hidden': 'Your review was hidden',
  'review-shown': 'Your review is visible again',
  'tool-held': 'Your product is waiting for a first look',
  'tool-approved': 'Your product is approved',
  'tool-hidden': 'Your product was hidden',
  'tool-restored': 'Your product is restored',
  'tool-removed': 'Your product was removed',
  'tool-maker-removed': 'A maker was removed from your product',
  'tool-transferred': 'Your product has another owner',
  'alternative-accepted': 'The alternative that you suggested is listed',
  'alternative-rejected': 'The alternative that you suggested isn’t listed',
  'tag-kept': 'A tag was kept',
  'tag-merged': 'A tag was merged',
  'tag-banned': 'A tag was banned',
  'tag-restored': 'A tag was restored',
  'launch-disqualified': 'Your launch was taken off the boards',
  'launch-reinstated': 'Your launch is back on the boards',
  'vote-held': 'Your vote is under review',
  'vote-voided': 'Your vote was voided',
  'vote-restored': 'Your vote counts again',
  'award-revised': 'The awards of your product have changed',
  'member-warned': 'You have a warning',
  'member-suspended': 'You are suspended',
  'member-banned': 'You are banned',
  'member-still-suspended': 'You are still suspended',
  'member-still-banned': 'You are still banned',
  'suspension-kept': 'Your suspension stays in force',
  'ban-kept': 'Your ban stays in force',
  'warning-lifted': 'Your warning was withdrawn',
  'suspension-lifted': 'Your suspension was lifted',
  'ban-lifted': 'Your ban was lifted',
  'appeal-upheld': 'Your appeal was answered: the decision stands',
  'appeal-overturned': 'Your appeal was answered: the decision was taken back',
}

const byKind: ReadonlyMap<string, string> = new Map(Object.entries(DECISIONS))

/** An open page may not know a newer kind, but it is still a decision. */
export const decisionText = (kind: string | undefined, more = 0): string => {
  const says = (kind === undefined ? undefined : byKind.get(kind)) ?? 'A moderation decision affects you'
  if (more === 0) return says
  return `${says}, and ${more === 1 ? 'one more decision' : `${more.toLocaleString('en-US')} more decisions`}`
}
