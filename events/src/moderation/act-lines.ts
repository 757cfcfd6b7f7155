import type { Act } from '../kernel/define-act.ts'
import type { JournalLine } from '../kernel/define-journal.ts'
import { ActKind } from './act-kinds.ts'

type Words = Pick<JournalLine, 'kind' | 'text' | 'many'>

const moderation = (text: string): Words => ({ kind: 'moderation', text })
const votes = (text: string, many?: string): Words => ({ kind: 'votes', text, ...(many !== undefined && { many }) })

const WORDS: Readonly<Record<ActKind, Words>> = {
  'post-hidden': moderation('hid the post'),
  'post-shown': moderation('showed the post'),
  'comment-hidden': moderation('hid a comment on'),
  'comment-shown': moderation('showed a comment on'),
  'review-hidden': moderation('hid a review of'),
  'review-shown': moderation('showed a review of'),
  'tool-held': moderation('held for a first look'),
  'tool-approved': moderation('approved'),
  'tool-hidden': moderation('hid'),
  'tool-restored': moderation('restored'),
  'tool-removed': moderation('removed'),
  'tool-maker-removed': moderation('removed a maker from'),
  'tool-transferred': moderation('gave another owner to'),
  'alternative-accepted': moderation('accepted as alternatives'),
  'alternative-rejected': moderation('turned down as alternatives'),
  'tag-kept': moderation('kept the tag'),
  'tag-merged': moderation('merged the tag'),
  'tag-banned': moderation('banned the tag'),
  'tag-restored': moderation('restored the tag'),
  'launch-disqualified': moderation('disqualified the launch of'),
  'launch-reinstated': moderation('reinstated the launch of'),
  'vote-held': votes('held a vote for', 'held {n} votes for'),
  'vote-voided': votes('voided a vote for', 'voided {n} votes for'),
  'vote-restored': votes('restored a vote for', 'restored {n} votes for'),
  'award-revised': votes('revised the awards of'),
  'member-warned': moderation('warned'),
  'member-suspended': moderation('suspended'),
  'member-banned': moderation('banned'),
  'member-still-suspended': moderation('continued a suspension for'),
  'member-still-banned': moderation('continued a ban for'),
  'suspension-kept': moderation('kept the suspension of'),
  'ban-kept': moderation('kept the ban of'),
  'warning-lifted': moderation('withdrew a warning of'),
  'suspension-lifted': moderation('lifted the suspension of'),
  'ban-lifted': moderation('lifted the ban of'),
  'appeal-upheld': moderation('turned down an appeal by'),
  'appeal-overturned': moderation('agreed with an appeal by'),
}

/** Every act of moderation is a line of the journal, without a word of its capability's. */
export const lineOfAct = ({ kind, about, reason, byRule = false }: Act): JournalLine => ({
  ...WORDS[ActKind.parse(kind)],
  about,
  reason,
  ...(byRule && { by: 'a-rule' }),
})
