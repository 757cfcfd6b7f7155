import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberBanned } from '@debut/events/moderation/conduct-events.ts'
import { countsOnOpenBoardsOnly } from '@debut/events/voting/open-votes.ts'
import { standingVotes } from '@debut/events/voting/standing-votes.ts'
import { VoidFraudulentVote } from '@debut/events/voting/vote-commands.ts'
import { type VoterEvent, voterStream } from '@debut/events/voting/vote-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { causeOf } from '../kernel/processes/cause.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import { readable } from '../kernel/readable.ts'

/** By then a vote that was decided before the ban was known is in the log or never will be. */
const SETTLED_AFTER = { seconds: 15 }

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly clock: Clock
  readonly logger: Logger
}

/** Voids what an admin chose to void with a ban, and looks again once every vote that crossed with the ban is in the log. */
export const voidVotesOfBanned = defineProcess({
  name: 'void-votes-of-banned',
  runs: 'once',
  reads: [MemberBanned],
  on: async (ban, parts: Parts, { send }) => {
    const { memberId, voidsVotes: reason } = ban.event.data
    if (reason === null) return undefined
    const history = await readable<VoterEvent>(parts, await parts.log.read(voterStream(memberId)))
    const today = dayOf(parts.clock())
    for (const vote of standingVotes(history.map(({ event }) => event)))
      if (countsOnOpenBoardsOnly(vote, today)) {
        const { launchId, number } = vote
        await send(VoidFraudulentVote, { memberId, launchId, number, reason }, causeOf(ban))
      }
    const notBefore = ban.envelope.at.plus(SETTLED_AFTER)
    return parts.clock() < notBefore ? { notBefore } : undefined
  },
})
