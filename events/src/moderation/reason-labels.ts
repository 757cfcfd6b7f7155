import type { RejectReason } from '../alternatives/alternative-form.ts'
import type { HideReason } from '../kernel/texts/text-form.ts'
import type { DisqualifyReason } from '../launches/disqualify-reason.ts'
import type { VoidReason } from '../launches/moderation-reason.ts'
import type { GuidelineRule } from './guideline-rule.ts'
import type { LiftedBecause } from './sanction.ts'
import type { TagBanReason, TagKeepReason, TagMergeReason } from '../tags/tag-name.ts'
import type { WhyModerated } from '../tools/tool-moderation.ts'
import { VOTE_REASONS } from '../launches/vote-reasons.ts'
import { RULES } from './rule-labels.ts'

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
  other: 'Something else',
}

const byCode = new Map<string, string>([...Object.entries(RULES), ...Object.entries(REASONS)])

/** A code that a newer server knows is shown as it is. */
export const reasonLabel = (code: string): string => byCode.get(code) ?? code
