import type { Action } from '@reduxjs/toolkit'
import { buffers } from 'redux-saga'
import { actionChannel, call, delay, flush, fork, put, race, select, take } from 'typed-redux-saga'
import { takeEvery, takeLatest } from '../../lib/sagas/take.ts'
import type { Reach } from '../../lib/capabilities/define-capability.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { selectNow, ticked } from '../../lib/clock/clock-slice.ts'
import { isFromElsewhere } from '../../lib/commands/from-elsewhere.ts'
import { commandAnswered, commandRefused, entriesFound, entrySettled, selectOutbox } from '../../lib/commands/outbox-slice.ts'
import { refreshDue, selectLiveStatus } from '../../lib/live/live-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { awaitSignIn } from '../../lib/session/await-sign-in.ts'
import { loadOwnPage } from '../../lib/session/load-own.ts'
import { ownPageLoaded, selectProfile, sessionFound } from '../../lib/session/session-slice.ts'
import { toastClosed, toastShown } from '../../lib/toasts/toasts-slice.ts'
import { fetchVotesOf } from './fetch-votes-of.ts'
import { dailyLimitMessage, refusalMessage } from './refusal-messages.ts'
import { showOutcomes } from './outcome-saga.ts'
import { castPendingVotes } from './pending-vote-saga.ts'
import { takePendingVote } from './pending-vote.ts'
import { votesLeftLabel } from './votes-left-labels.ts'
import { checkStreak } from './streak-saga.ts'
import { castVote, intentOf, type Intent, isVote, withdrawVote } from './vote-commands.ts'
import { selectToday, selectVoteCast, selectVotesLeft, type WithVoting } from './voting-selectors.ts'
import { justVoted, launchShown, selectVoting, voteAnnounced, voteChecked, voteCounted, voteDetected, voteToggled } from './voting-slice.ts'

/** All that a page shows at once is asked for at once. */
const GATHER_LAUNCHES_FOR = 50
/** The result of an answered command arrives in a moment; a socket that sends nothing for so long has died unnoticed. */
const PUSHED_WITHIN = 3_000
/** Long enough to read how many votes are left. */
const SAID_FOR = 4_000
/** The ids of what is said of a vote that was not taken, and of one that there was none left for. */
const REFUSED = 'vote-refused'
const NONE_LEFT = 'no-votes-left'

export function* followVoting({ api }: Pick<Reach, 'api'>) {
  yield* takeEvery(voteToggled, toggle)
  yield* takeEvery(commandRefused, showRefusal)
  yield* takeLatest(justVoted, forgetSoon)
  yield* takeEvery([commandAnswered, entriesFound, resultReceived], settleAnswered, new Set<string>())
  yield* takeEvery(resultReceived, onResult, api)
  yield* takeLatest(isVoteAnswer, catchUp, api)
  yield* takeLatest([refreshDue, sessionFound], loadOwnPage, api)
  yield* fork(castPendingVotes, api, () => takePendingVote(navigator.locks, document.hidden))
  yield* fork(beginDays)
  yield* fork(showOutcomes, api)
  yield* fork(loadWhatIsShown, api)
  yield* call(awaitSignIn)
  if ((yield* select(selectVoting)).position === undefined) yield* call(loadOwnPage, api)
}

function* toggle({ payload: { launchId, name } }: ReturnType<typeof voteToggled>) {
  const profile = yield* select(selectProfile)
  const given = yield* select((state: WithVoting) => selectVoteCast(state, launchId))
  if (given !== undefined) {
    yield* put(withdrawVote({ launchId, ...given }))
    yield* put(toastClosed(NONE_LEFT))
    yield* put(justVoted(undefined))
    yield* call(announce, `Your vote for ${name} is withdrawn.`)
    return
  }
  if ((yield* select(selectVotesLeft)) === 0) {
    const description = dailyLimitMessage(yield* select(selectNow))
    yield* put(toastShown({ id: NONE_LEFT, color: 'warn', title: 'No votes left today', description }))
    return
  }
  const cast = castVote({ launchId, weight: profile?.voteMultiplier ?? 1, day: yield* select(selectToday) })
  yield* put(voteDetected({ commandId: cast.payload.commandId, launchId, streak: profile?.streak ?? 0 }))
  yield* put(cast)
  yield* call(announce, `You voted for ${name}.`)
  yield* put(justVoted(launchId))
}

function* forgetSoon({ payload }: ReturnType<typeof justVoted>) {
  if (payload === undefined) return
  yield* delay(SAID_FOR)
  yield* put(justVoted(undefined))
}

/** For those who do not see the button and the pips change. */
function* announce(words: string) {
  const left = yield* select(selectVotesLeft)
  yield* put(voteAnnounced(left === undefined ? words : `${words} ${votesLeftLabel(left)}.`))
}

function* showRefusal(action: ReturnType<typeof commandRefused>) {
  const { type, problem } = action.payload
  if (!isVote(type) || isFromElsewhere(action)) return
  const title = type === 'CastVote' ? 'Your vote was not taken' : 'Your vote stays'
  const description = refusalMessage(problem, yield* select(selectNow))
  const actions = problem.code === 'unverified' ? [{ label: 'Add your email', to: '/settings' }] : []
  yield* put(justVoted(undefined))
  yield* put(toastShown({ id: REFUSED, color: 'warn', title, description, actions }))
  // The note is read out itself, and what was said before is not so.
  yield* put(voteAnnounced(''))
}

/** The results of a command that did several things may arrive in parts. */
function* onResult(api: ApiClient, { payload: { commandId } }: ReturnType<typeof resultReceived>) {
  if ((yield* select(selectVoting)).voteDetected?.commandId === commandId) yield* call(checkStreak, api)
}

const isVoteAnswer = (action: Action): action is ReturnType<typeof commandAnswered> =>
  commandAnswered.match(action) && isVote(action.payload.type)

/** The socket tells what a vote made. Without one, the server is asked. */
function* catchUp(api: ApiClient, { payload: { position } }: ReturnType<typeof commandAnswered>) {
  const isPushed = (action: Action) => resultReceived.match(action) && action.payload.position >= position
  if (((yield* select(selectVoting)).position ?? 0) < position) {
    const timeout = (yield* select(selectLiveStatus)) === 'live' ? PUSHED_WITHIN : 0
    const { pushed } = yield* race({ pushed: take(isPushed), late: delay(timeout) })
    if (pushed === undefined) {
      yield* call(loadOwnPage, api)
      yield* call(checkStreak, api)
    }
  }
  yield* put(voteChecked())
}

/** An answered vote stays on its way until it is among the reader's votes. Points that lack it are shown with it by their position. */
function* settleAnswered(settling: Set<string>) {
  const { entries } = yield* select(selectOutbox)
  for (const entry of entries) {
    const intent = intentOf(entry)
    if (intent?.position !== undefined && !settling.has(intent.commandId))
      yield* fork(settle, { ...intent, position: intent.position }, settling)
  }
}

function* settle({ commandId, launchId, delta, position }: Intent & { readonly position: number }, settling: Set<string>) {
  settling.add(commandId)
  while (((yield* select(selectVoting)).position ?? 0) < position) yield* take([ownPageLoaded, resultReceived])
  yield* put(voteCounted({ launchId, delta, position }))
  yield* put(entrySettled(commandId))
  settling.delete(commandId)
}

/** The newest votes came with the page; a page may show launches of long before them. */
function* loadWhatIsShown(api: ApiClient) {
  const shown = yield* actionChannel(launchShown, buffers.expanding(64))
  while (true) {
    const first = yield* take(shown)
    yield* delay(GATHER_LAUNCHES_FOR)
    yield* call(fetchVotesOf, api, [...new Set([first, ...(yield* flush(shown))].map(({ payload }) => payload))])
  }
}

/** Midnight in Los Angeles gives the votes back, and everything that is shown is of yesterday. */
function* beginDays() {
  let today = yield* select(selectToday)
  while (true) {
    yield* take(ticked)
    const day = yield* select(selectToday)
    if (day <= today) continue
    today = day
    yield* put(toastClosed(NONE_LEFT))
    yield* put(refreshDue())
  }
}
