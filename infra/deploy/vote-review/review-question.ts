import { parseArgs } from 'node:util'
import { z } from 'zod'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { ModerationReason } from '@debut/events/launches/moderation-reason.ts'

/** The reasons that can clear a vote: the others accuse it. */
const RESTORE_REASONS: readonly string[] = ['reviewed', 'mistake'] satisfies ModerationReason[]

const USAGE = `npm run vote-review                         lists the votes that are held, with what says so
npm run vote-review -- --restore VOTE --reason REASON
                                       gives one its worth again; no detector holds it for the same thing again
npm run vote-review -- --void VOTE          takes all worth from one, for the reason it is held for or for --reason REASON
npm run vote-review -- --history            what the detectors would hold of all votes in the log, by these settings; holds nothing
npm run vote-review -- --simulate           how many rings they find on five simulated sites, and how many honest members they hold
npm run vote-review -- --measure            what they cost with 100,000 members and 1,000,000 votes
A VOTE is written as the list names it: MEMBER/NUMBER.
A REASON is recorded with the decision: ${RESTORE_REASONS.join(' or ')} to restore, also ${ModerationReason.options.filter((each) => !RESTORE_REASONS.includes(each)).join(', ')} to void.`

export interface VoteName {
  readonly memberId: MemberId
  readonly number: number
}

export type ReviewQuestion = { readonly is: 'list' | 'history' | 'simulate' | 'measure' } | Judgement

export type Judgement =
  | { readonly is: 'RestoreVote'; readonly vote: VoteName; readonly reason: ModerationReason }
  /** Without a reason, a vote is voided for what it is held for. */
  | { readonly is: 'VoidVote'; readonly vote: VoteName; readonly reason: ModerationReason | undefined }

export class WrongQuestion extends Error {
  override readonly name = 'WrongQuestion'
}

export const reviewQuestionOf = (args: readonly string[]): ReviewQuestion => {
  const { restore, void: voided, reason, history, simulate, measure } = parsed(args)
  if (reason !== undefined && restore === undefined && voided === undefined) throw new WrongQuestion(USAGE)
  const asked: ReviewQuestion[] = [
    ...(restore === undefined ? [] : [{ is: 'RestoreVote', vote: voteNamed(restore), reason: restoreReason(reason) } as const]),
    ...(voided === undefined ? [] : [{ is: 'VoidVote', vote: voteNamed(voided), reason: voidReason(reason) } as const]),
    ...(history ? [{ is: 'history' } as const] : []),
    ...(simulate ? [{ is: 'simulate' } as const] : []),
    ...(measure ? [{ is: 'measure' } as const] : []),
  ]
  const [only = { is: 'list' } as const] = asked
  if (asked.length > 1) throw new WrongQuestion(USAGE)
  return only
}

const parsed = (args: readonly string[]) => {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
  try {
    const options = { restore: text, void: text, reason: text, history: flag, simulate: flag, measure: flag }
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new WrongQuestion(USAGE)
  }
}

const voteNamed = (name: string): VoteName => {
  const [memberId = '', number = ''] = name.split('/')
  const member = MemberId.safeParse(memberId)
  if (!member.success || !/^[1-9]\d*$/.test(number)) throw new WrongQuestion(`"${name}" names no vote.\n${USAGE}`)
  return { memberId: member.data, number: Number(number) }
}

const restoreReason = (name: string | undefined): ModerationReason => {
  if (name === undefined) throw new WrongQuestion(`Say why it is restored with --reason ${RESTORE_REASONS.join(' or ')}.\n${USAGE}`)
  if (!RESTORE_REASONS.includes(name)) throw new WrongQuestion(`"${name}" is no reason to restore a vote.\n${USAGE}`)
  return ModerationReason.parse(name)
}

const voidReason = (name: string | undefined): ModerationReason | undefined => {
  const reason = z.optional(ModerationReason).safeParse(name)
  if (!reason.success) throw new WrongQuestion(`"${name}" is no reason to void a vote.\n${USAGE}`)
  return reason.data
}
