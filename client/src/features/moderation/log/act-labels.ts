import type { RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import type { DisqualifyReason } from '@debut/events/launches/disqualify-reason.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import type { ActGroup, ActKind } from '@debut/events/moderation/act-kinds.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import type { LiftedBecause } from '@debut/events/moderation/sanction.ts'
import type { ActSubject } from '@debut/events/moderation/moderation-answers.ts'
import type { TagBanReason, TagKeepReason, TagMergeReason } from '@debut/events/tags/tag-name.ts'
import type { WhyModerated } from '@debut/events/tools/tool-moderation.ts'
import { VOTE_REASONS } from '../../../lib/reports/vote-reasons.ts'
import { RULES } from '../rule-labels.ts'

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
  'warning-lifted': 'Warning withdrawn',
  'suspension-lifted': 'Suspension lifted',
  'ban-lifted': 'Ban lifted',
  'appeal-upheld': 'Appeal answered: decision upheld',
  'appeal-overturned': 'Appeal answered: decision overturned',
}

type OtherReason =
  | HideReason
  | WhyModerated
  | DisqualifyReason
  | VoidReason
  | RejectReason
  | TagBanReason
  | TagKeepReason
  | TagMergeReason
  | LiftedBecause

const REASONS: Readonly<Record<Exclude<OtherReason, GuidelineRule>, string>> = {
  ...VOTE_REASONS,
  abuse: 'Insults or harassment',
  'off-topic': 'Off topic',
  links: 'Too many links',
  duplicate: 'Same as another',
  words: 'Has a word that is looked at first',
  phishing: 'Asks for passwords or money under a false name',
  impersonation: 'Poses as somebody else’s product',
  'not-a-product': 'No product that people can use',
  'broken-link': 'Its link led nowhere',
  ownership: 'Belongs to somebody else',
  'first-tool': 'First tool of a new maker',
  'vote-manipulation': 'Manipulated votes',
  'not-alike': 'The products are not alike',
  'unknown-product': 'Unknown product',
  'wrong-details': 'Wrong details',
  offensive: 'Offensive',
  'says-nothing': 'Says nothing',
  'not-a-subject': 'No subject',
  'looked-for': 'People look for it',
  spelling: 'As people write it',
  'same-meaning': 'Means the same as another',
  'other-spelling': 'Another spelling of the same',
  'too-narrow': 'Too narrow for a tag of its own',
  appeal: 'After an appeal',
}

const byCode = new Map<string, string>([...Object.entries(RULES), ...Object.entries(REASONS)])

/** A code that a newer server knows is shown as it is. */
export const reasonLabel = (code: string): string => byCode.get(code) ?? code

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
