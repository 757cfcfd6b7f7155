import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { MakerJoined, type ToolEvent, ToolTransferred } from '@debut/events/tools/tool-events.ts'
import { VoteCast, type VoterEvent, voterStream } from '@debut/events/voting/vote-events.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { isRefusal } from '../kernel/handle.ts'
import { causeOf } from '../kernel/processes/cause.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import { readable } from '../kernel/readable.ts'
import { voter } from './voter.ts'
import { votesOfMaker } from './votes-of-maker.ts'

/** By then a vote that was decided before it was known who had joined is in the log or never will be. */
const SETTLED_AFTER = { seconds: 15 }

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly clock: Clock
  readonly logger: Logger
}

/** Voids a new maker's votes for the tool, and looks again once every vote that crossed with the event is in the log. */
export const voidMakersVotes = defineProcess({
  name: 'void-makers-votes',
  runs: 'once',
  reads: [MakerJoined, ToolTransferred],
  on: async (joining, parts: Parts, { act }) => {
    const { event, envelope, stream, position } = joining
    const memberId = event.type === 'MakerJoined' ? event.data.memberId : event.data.ownerId
    const [history, voted] = await Promise.all([
      readable<ToolEvent>(parts, await parts.log.read(stream)),
      readable<VoterEvent>(parts, await parts.log.read(voterStream(memberId))),
    ])
    const votes = voted.filter(isVote).filter(({ event: { data } }) => data.toolId === event.data.toolId)
    for (const { event: vote } of votesOfMaker(memberId, joining, history, votes)) {
      const { launchId, number } = vote.data
      const command = { type: 'VoidOwnVote', memberId, launchId, number } as const
      const outcome = await act(voter, voterStream(memberId), command, causeOf(joining))
      if (!isRefusal(outcome) && outcome.changed) parts.logger.info({ launchId, position }, 'voided a vote of a new maker')
    }
    const notBefore = envelope.at.plus(SETTLED_AFTER)
    return parts.clock() < notBefore ? { notBefore } : undefined
  },
})

const isVote = (recorded: Recorded<VoterEvent>): recorded is Recorded<EventOf<typeof VoteCast>> => recorded.event.type === VoteCast.type
