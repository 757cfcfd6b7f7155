import type { Action } from '@reduxjs/toolkit'
import { call, put, race, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { now } from '../../lib/clock/instants.ts'
import { commandAnswered, commandRefused } from '../../lib/commands/outbox-slice.ts'
import { awaitSignIn } from '../../lib/session/await-sign-in.ts'
import { ownPageLoaded, profileLoaded, selectProfile, signedOut } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { fetchVotesOf } from './fetch-votes-of.ts'
import { isStillDue, type PendingVote } from './pending-vote.ts'
import { dailyLimitMessage } from './refusal-messages.ts'
import { castVote } from './vote-commands.ts'
import { selectToday, selectVoteCast, selectVotesLeft, type WithVoting } from './voting-selectors.ts'
import { handClosed, handOpened, justVoted, selectVoting, voteDetected } from './voting-slice.ts'

const EXPIRED = 'It was kept for 30 minutes, and no longer than until midnight in Los Angeles. Vote again to cast it.'

/** The vote that a visitor asked for is cast once they are a member whose votes are known. */
export function* castPendingVotes(api: ApiClient, takePending: () => Promise<PendingVote | undefined>) {
  while (true) {
    yield* call(awaitSignIn)
    const { left } = yield* race({ known: call(awaitVotes), left: take(signedOut) })
    if (left !== undefined) continue
    yield* put(handOpened())
    const pending = yield* call(takePending)
    if (pending !== undefined) yield* race({ done: call(castPending, api, pending), left: take(signedOut) })
    yield* put(handClosed())
    if (pending === undefined) yield* take(signedOut)
  }
}

function* awaitVotes() {
  while ((yield* select(selectProfile)) === undefined || (yield* select(selectVoting)).position === undefined)
    yield* take([profileLoaded, ownPageLoaded])
}

function* castPending(api: ApiClient, pending: PendingVote) {
  const { launchId, name } = pending
  const problem = yield* call(problemOf, api, pending)
  if (problem !== undefined) {
    yield* put(toastShown({ id: 'pending-vote', color: 'warn', title: `Your vote for ${name} wasn’t cast`, description: problem }))
    return
  }
  if ((yield* select((state: WithVoting) => selectVoteCast(state, launchId))) !== undefined) {
    yield* put(toastShown({ id: 'pending-vote', color: 'note', title: `You already voted for ${name}` }))
    return
  }
  const profile = yield* select(selectProfile)
  const cast = castVote({ launchId, weight: profile?.voteMultiplier ?? 1, day: yield* select(selectToday) })
  const { commandId } = cast.payload
  yield* put(voteDetected({ commandId, launchId, streak: profile?.streak ?? 0 }))
  yield* put(cast)
  const isAnswer = (action: Action) =>
    (commandAnswered.match(action) || commandRefused.match(action)) && action.payload.commandId === commandId
  const answer = yield* take(isAnswer)
  // Where it is refused, the voting saga shows the reason.
  if (!commandAnswered.match(answer)) return
  yield* put(toastShown({ id: 'pending-vote', color: 'good', title: `You voted for ${name}` }))
  yield* put(justVoted(launchId))
}

function* problemOf(api: ApiClient, pending: PendingVote) {
  // By the clock that the click was noted by: the one that the page shows may be behind it.
  if (!isStillDue(pending, now())) return EXPIRED
  yield* call(fetchVotesOf, api, [pending.launchId])
  const isCast = (yield* select((state: WithVoting) => selectVoteCast(state, pending.launchId))) !== undefined
  return !isCast && (yield* select(selectVotesLeft)) === 0 ? dailyLimitMessage(yield* select(selectNow)) : undefined
}
