import type { Judgement } from '@debut/events/voting/judgement.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { type VoterEvent, voterStream } from '@debut/events/voting/vote-events.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { voter } from './voter.ts'
import { votesFor } from './votes-that-count.ts'
import { whyNot } from './why-not.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly handle: Handle
}

interface FoundVote {
  readonly memberId: MemberId
  readonly launchId: LaunchId
  readonly number: number
}

/** Streams that are read together. */
const AT_ONCE = 16

/** The first thing that keeps one of these votes from being judged so. Each is looked up on its voter's own stream, as the log has it now. */
export const whyNotAllIn =
  (parts: Parts) =>
  async (votes: readonly FoundVote[], judgement: Judgement, context: CommandContext): Promise<string | undefined> => {
    const byVoter = [...Map.groupBy(votes, ({ memberId }) => memberId)]
    for (let from = 0; from < byVoter.length; from += AT_ONCE) {
      const some = byVoter.slice(from, from + AT_ONCE)
      const problems = await Promise.all(some.map(([memberId, theirs]) => whyNotTheirs(memberId, theirs, judgement, context, parts)))
      const problem = problems.find((each) => each !== undefined)
      if (problem !== undefined) return problem
    }
    return undefined
  }

const whyNotTheirs = async (
  memberId: MemberId,
  votes: readonly FoundVote[],
  judgement: Judgement,
  context: CommandContext,
  { log, keys, handle }: Parts,
): Promise<string | undefined> => {
  const { erased } = await handle.read(membership, memberStream(memberId), context)
  if (erased) return 'voter-erased'
  const decoded = await decodeEach(keys, await log.read(voterStream(memberId), 0, context.giveUpAt))
  if (decoded.some((each) => each instanceof Error)) return 'voter-unreadable'
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what stands on a voter's stream, and none of it is an error
  const events = decoded.map((each) => (each as { event: VoterEvent }).event)
  const { votes: counting } = events.reduce((state, event) => voter.evolve(state, event), voter.initial)
  for (const { launchId, number } of votes) {
    const vote = votesFor(counting, launchId).find((each) => each.number === number)
    const problem = vote === undefined ? 'vote-withdrawn' : whyNot(vote, judgement)
    if (problem !== undefined) return problem
  }
  return undefined
}
