import { type CaseEvent, VotesJudged } from '@debut/events/cases/case-events.ts'
import { JudgeVote } from '@debut/events/voting/vote-commands.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { causeOf } from '../kernel/processes/cause.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import { readable } from '../kernel/readable.ts'
import type { FindVotes } from './find-votes.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly findVotes: FindVotes
  readonly logger: Logger
}

/** Judges each vote of a decision on its voter's own stream. What the case decided of a vote later stands, however late this one is done. */
export const carryOutJudgements = defineProcess({
  name: 'carry-out-judgements',
  runs: 'once',
  reads: [VotesJudged],
  on: async (judged, { findVotes, logger, ...parts }: Parts, { send, signal }) => {
    const { judgement, votes, reason, by } = judged.event.data
    const history = await readable<CaseEvent>({ ...parts, logger }, await parts.log.read(judged.stream))
    const later = new Set(history.filter(({ revision }) => revision > judged.revision).flatMap(({ event }) => event.data.votes))
    for (const { position, memberId, launchId, number } of await findVotes(votes)) {
      signal.throwIfAborted()
      if (later.has(position)) continue
      await send(JudgeVote, { memberId, launchId, number, judgement, reason, by }, causeOf(judged))
    }
    logger.info({ judgement, votes: votes.length }, 'judged votes')
  },
})
