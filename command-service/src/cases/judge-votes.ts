import type { JudgeVotes } from '@debut/events/cases/case-commands.ts'
import { caseStream } from '@debut/events/cases/case-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { caseFile } from './case-file.ts'
import type { FindVotes } from './find-votes.ts'
import { whyNotAll } from './why-not-all.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly handle: Handle
  readonly findVotes: FindVotes
}

/** Decides about all of these votes or none; a process then judges them one by one. */
export const judgeVotes = async (payload: PayloadOf<typeof JudgeVotes>, context: MemberContext, parts: Parts): Promise<Outcome> => {
  const { caseId, judgement, votes } = payload
  const found = await parts.findVotes(votes)
  const isUnknown = found.length < new Set(votes).size
  const problem = isUnknown ? 'unknown-vote' : await whyNotAll(found, judgement, context, parts)
  const command = { type: 'JudgeVotes', ...payload, by: context.identity.memberId, problem } as const
  return parts.handle(caseFile, caseStream(caseId), command, context)
}
