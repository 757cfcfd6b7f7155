import type { ActGroup, ActKind } from '@debut/events/moderation/act-kinds.ts'
import type { ActSubject } from '@debut/events/moderation/moderation-answers.ts'

export const GROUPS: Readonly<Record<ActGroup, string>> = {
  texts: 'Texts',
  tools: 'Tools',
  tags: 'Tags',
  launches: 'Launches',
  votes: 'Votes',
  members: 'Members',
  appeals: 'Appeals',
}

export const ACTS: Readonly<Record<ActKind, string>> = {
  'post-hidden': 'Post hidden',
  'post-shown': 'Post shown again',
  'comment-hidden': 'Comment hidden',
  'comment-shown': 'Comment shown again',
  'review-hidden': 'Review hidden',
  'review-shown': 'Review shown again',
  'tool-held': 'Tool held for a look',
  'tool-approved': 'Tool approved',
  'tool-hidden': 'Tool hidden',
  'tool-restored': 'Tool restored',
  'tool-removed': 'Tool removed',
  'tool-maker-removed': 'Maker removed from a tool',
  'tool-transferred': 'Tool given to another owner',
  'alternative-accepted': 'Alternative accepted',
  'alternative-rejected': 'Alternative turned down',
  'tag-kept': 'Tag kept',
  'tag-merged': 'Tag merged',
  'tag-banned': 'Tag banned',
  'tag-restored': 'Tag restored',
  'launch-disqualified': 'Launch taken off the boards',
  'launch-reinstated': 'Launch reinstated',
  'vote-held': 'Vote held for review',
  'vote-voided': 'Vote voided',
  'vote-restored': 'Vote restored',
  'award-revised': 'Awards changed',
  'member-warned': 'Member warned',
  'member-suspended': 'Member suspended',
  'member-banned': 'Member banned',
  'member-still-suspended': 'Suspension of an erased account continued',
  'member-still-banned': 'Ban of an erased account continued',
  'suspension-kept': 'Continued suspension kept',
  'ban-kept': 'Continued ban kept',
  'warning-lifted': 'Warning withdrawn',
  'suspension-lifted': 'Suspension lifted',
  'ban-lifted': 'Ban lifted',
  'appeal-upheld': 'Appeal answered: decision upheld',
  'appeal-overturned': 'Appeal answered: decision overturned',
}

/** What can be read by everybody has a name, or is called what it is. */
export const UNNAMED: Readonly<Record<ActSubject['kind'], string>> = {
  post: 'A post',
  comment: 'A comment',
  review: 'A review',
  tool: 'A tool',
  tag: 'A tag',
  board: 'A board',
  alternative: 'An alternative',
  member: 'A member',
}
