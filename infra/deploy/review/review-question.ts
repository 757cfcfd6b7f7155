import { parseArgs } from 'node:util'
import { MemberId } from '@debut/events/kernel/ids.ts'

const USAGE = `npm run review                         lists the votes that are held, with what says so
npm run review -- --restore VOTE       gives one its worth again; no detector holds it for the same thing again
npm run review -- --void VOTE          takes all worth from one
npm run review -- --history            what the detectors would hold of all votes in the log, by these settings; holds nothing
npm run review -- --simulate           how many rings they find on five simulated sites, and how many honest members they hold
npm run review -- --measure            what they cost with 100,000 members and 1,000,000 votes
A VOTE is written as the list names it: MEMBER/NUMBER.`

export interface VoteName {
  readonly memberId: MemberId
  readonly number: number
}

export type ReviewQuestion =
  | { readonly is: 'list' | 'history' | 'simulate' | 'measure' }
  | { readonly is: 'RestoreVote' | 'VoidVote'; readonly vote: VoteName }

export class WrongQuestion extends Error {
  override readonly name = 'WrongQuestion'
}

export const reviewQuestionOf = (args: readonly string[]): ReviewQuestion => {
  const { restore, void: voided, history, simulate, measure } = parsed(args)
  const asked: ReviewQuestion[] = [
    ...(restore === undefined ? [] : [{ is: 'RestoreVote', vote: voteNamed(restore) } as const]),
    ...(voided === undefined ? [] : [{ is: 'VoidVote', vote: voteNamed(voided) } as const]),
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
    return parseArgs({ args: [...args], options: { restore: text, void: text, history: flag, simulate: flag, measure: flag } }).values
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
