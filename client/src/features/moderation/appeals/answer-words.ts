import type { ActKind } from '@debut/events/moderation/act-kinds.ts'
import type { AppealOutcome } from '@debut/events/moderation/sanction.ts'

interface Words {
  /** This is the text of the button and the question in the heading. */
  readonly act: string
  readonly done: string
  /** This sentence says what the answer leads to. */
  readonly follows: string
}

type Answers = Readonly<Record<AppealOutcome, Words>>

const hidden = (what: string): Answers => ({
  upheld: { act: 'Keep it hidden', done: 'Still hidden', follows: `The ${what} stays hidden.` },
  overturned: { act: 'Show it again', done: 'Shown again', follows: `Everyone can read the ${what} again.` },
})

const ofSanction = (what: string, liftIt: string, lifted: string): Answers => ({
  upheld: { act: `Keep the ${what}`, done: `The ${what} stays`, follows: `The ${what} stays.` },
  overturned: { act: liftIt, done: lifted, follows: `The ${what} ends.` },
})

const WARNING = ofSanction('warning', 'Withdraw the warning', 'Warning withdrawn')
const SUSPENSION = ofSanction('suspension', 'Lift the suspension', 'Suspension lifted')
const BAN = ofSanction('ban', 'Lift the ban', 'Ban lifted')

const vote = (state: string): Answers => ({
  upheld: { act: `Keep the vote ${state}`, done: `The vote stays ${state}`, follows: `The vote stays ${state} and adds no points.` },
  overturned: { act: 'Count the vote again', done: 'The vote counts again', follows: 'The vote counts again.' },
})

const DECISION: Answers = {
  upheld: { act: 'Keep the decision', done: 'The decision stays', follows: 'The decision stays.' },
  overturned: { act: 'Take the decision back', done: 'Taken back', follows: 'The decision is taken back.' },
}

const BY_KIND: Partial<Record<ActKind, Answers>> = {
  'post-hidden': hidden('post'),
  'comment-hidden': hidden('comment'),
  'review-hidden': hidden('review'),
  'member-warned': WARNING,
  'member-suspended': SUSPENSION,
  'member-still-suspended': SUSPENSION,
  'member-banned': BAN,
  'member-still-banned': BAN,
  'vote-held': vote('held'),
  'vote-voided': vote('void'),
}

/** Says of each answer to an appeal what it does to the thing that is appealed. */
export const answerWords = (kind: ActKind): Answers => BY_KIND[kind] ?? DECISION
