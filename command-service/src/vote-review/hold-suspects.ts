import { setTimeout as delay } from 'node:timers/promises'
import type { Day } from '@debut/events/kernel/days.ts'
import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { MemberErased, MemberRegistered } from '@debut/events/members/member-events.ts'
import { HoldSuspectVote } from '@debut/events/voting/vote-commands.ts'
import { VoteCast, VoteHeld, voterStream, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { isRefusal } from '../kernel/handle.ts'
import { defineProcess, type Work } from '../kernel/processes/define-process.ts'
import type { Suspicion } from './detectors/suspicion.ts'
import { suspicionsOf } from './detectors/suspicions.ts'
import type { HeldVotes } from './held-votes.ts'
import { noteForReview } from './note-for-review.ts'
import { OriginReader } from './origins/origin-reader.ts'
import type { VoteOrigins } from './origins/vote-origins.ts'
import type { ReviewEvidence } from './review-evidence.ts'
import type { ReviewSettings } from './review-settings.ts'
import { VoteWindow } from './vote-window.ts'

const LOOK_MS = 1_000
/** After a look at a launch it rests so many times as long as that took: votes come first. */
const REST = 10

interface Parts {
  readonly origins: VoteOrigins
  readonly evidence: ReviewEvidence
  /** None where nothing is to be held. */
  readonly voteReview: ReviewSettings | undefined
  readonly clock: Clock
  readonly heldVotes: HeldVotes
  readonly logger: Logger
}

const begin = ({ origins, voteReview }: Parts) => {
  const window = new VoteWindow()
  return {
    window,
    origins: new OriginReader(window, origins),
    /** Where the log was read to when a day's first vote came. */
    begun: new Map<Day, LogPosition>(),
    isOff: voteReview === undefined,
  }
}
type State = ReturnType<typeof begin>

/** The evidence first, so that nothing is held without. What a person has decided meanwhile stands: the voter's own stream knows. */
const hold = async (
  { detector, votes, figures }: Suspicion,
  { evidence, heldVotes, clock, logger }: Parts,
  { send, state }: Work<State>,
) => {
  const found = votes.map(({ member, launch, number }) => ({ memberId: member.id, launchId: launch.id, number, detector, figures }))
  await evidence.keep(found, clock())
  for (const { member, launch, number, at } of votes) {
    const cause = { of: `${voterStream(member.id)}/${number}`, at: instantAt(at * 1_000) }
    const payload = { memberId: member.id, launchId: launch.id, number, reason: detector }
    const outcome = await send(HoldSuspectVote, payload, cause)
    state.window.judge(member.id, number, detector)
    if (!isRefusal(outcome) && outcome.changed) heldVotes.count(detector)
  }
  logger.info({ detector, ...figures }, 'held votes for review')
}

const look = async (parts: Parts, work: Work<State>): Promise<void> => {
  const { state, signal } = work
  if (parts.voteReview === undefined) return
  await state.origins.read()
  for (const launch of state.window.touched.values().toArray()) {
    signal.throwIfAborted()
    const begun = performance.now()
    const suspicions = suspicionsOf(launch, state.window, parts.voteReview)
    const took = performance.now() - begun
    state.window.looked(launch)
    try {
      for (const suspicion of suspicions) await hold(suspicion, parts, work)
    } catch (error) {
      state.window.lookAgain(launch)
      throw error
    }
    await delay(took * REST, undefined, { signal })
  }
}

/** Holds votes that are out of line, with evidence, within seconds; after an outage, all that it missed. People decide. */
export const holdSuspects = defineProcess({
  name: 'hold-suspects',
  runs: 'once',
  reads: [MemberRegistered, MemberErased, VoteCast, VoteWithdrawn, VoteHeld, VoteVoided],
  begin,
  on: async (recorded, _: Parts, { state, before }) => {
    if (state.isOff) return
    const { window, begun } = state
    noteForReview(window, recorded)
    const { event } = recorded
    if (event.type !== 'VoteCast') return
    const { boardDate } = event.data
    if (begun.has(boardDate)) return
    begun.set(boardDate, before)
    for (const day of begun.keys()) if (!window.days.has(day)) begun.delete(day)
  },
  every: [{ ms: LOOK_MS, run: look }],
  // Where nothing is held, nothing is done with: all of it is read again by who holds.
  settledTo: ({ begun, isOff }, readTo) =>
    isOff ? START_OF_LOG : begun.values().reduce((least, each) => (each < least ? each : least), readTo),
})
