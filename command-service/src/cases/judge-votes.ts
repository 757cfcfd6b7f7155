import type { JudgeVotes } from '@debut/events/cases/case-commands.ts'
import type { Judgement } from '@debut/events/voting/judgement.ts'
import { caseStream } from '@debut/events/cases/case-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { caseFile } from './case-file.ts'
import type { FindVotes, FoundVote } from './find-votes.ts'
import { isWithinCase } from './is-within-case.ts'

/** The first thing that keeps one of these votes from being judged so, by their voters' own streams. */
export type WhyNotAll = (votes: readonly FoundVote[], judgement: Judgement, context: MemberContext) => Promise<string | undefined>

interface Parts {
  readonly handle: Handle
  readonly findVotes: FindVotes
  readonly whyNotAll: WhyNotAll
}

/** Decides about all of these votes or none; a process then judges them one by one. */
export const judgeVotes = async (payload: PayloadOf<typeof JudgeVotes>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  const { caseId, judgement, votes } = payload
  if (await isWithinCase(caseId, context, parts.handle)) return { refusal: 'no-such-case' }
  const found = await parts.findVotes(votes)
  const isUnknown = found.length < new Set(votes).size
  const problem = isUnknown ? 'unknown-vote' : await parts.whyNotAll(found, judgement, context)
  const command = { type: 'JudgeVotes', ...payload, by: context.identity.memberId, problem } as const
  return parts.handle(caseFile, caseStream(caseId), command, context)
}
