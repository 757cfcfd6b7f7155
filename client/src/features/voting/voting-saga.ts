import type { Action } from '@reduxjs/toolkit'
import { buffers } from 'redux-saga'
import { actionChannel, call, delay, flush, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { selectNow, ticked } from '../../lib/clock/clock-slice.ts'
import { isFromElsewhere } from '../../lib/commands/from-elsewhere.ts'
import { commandAnswered, commandRefused, entriesFound, overlaySettled, selectOutbox } from '../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import { resultHeard } from '../../lib/results/results-actions.ts'
import { selectProfile, sessionFound } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { loadVotesOf } from './load-votes-of.ts'
import { loadVoting } from './load-voting.ts'
import { dailyLimitWords, refusalWords } from './refusal-words.ts'
import { checkStreak } from './streak-saga.ts'
import { castVote, intentOf, type Intent, isVote, withdrawVote } from './vote-commands.ts'
import { selectToday, selectVoteCast, selectVotesLeft, type WithVoting } from './voting-selectors.ts'
import { dayBegun, launchShown, newestVotesLoaded, pointsReached, selectVoting, voteDetected, voteToggled } from './voting-slice.ts'

/** Answer and result of a vote come close together. */
const GATHER_FOR = 150
/** All that a page shows at once is asked for at once. */
const GATHER_LAUNCHES_FOR = 50
/** A vote that no page shows the points of is not kept over them for ever. */
const GIVE_UP_AFTER = 600_000

export function* followVoting(api: ApiClient) {
  yield* takeEvery(voteToggled, toggle)
  yield* takeEvery(commandRefused, tellRefusal)
  yield* takeEvery([commandAnswered, entriesFound], settleAnswered, new Set<string>())
  yield* takeLatest(isNewsOfVotes, catchUp, api)
  yield* takeLatest([refreshDue, sessionFound], loadVoting, api)
  yield* takeEvery(ticked, beginDay)
  yield* fork(loadWhatIsShown, api)
  if ((yield* select(selectVoting)).daily === undefined) yield* call(loadVoting, api)
}

function* toggle({ payload: { launchId } }: ReturnType<typeof voteToggled>) {
  const profile = yield* select(selectProfile)
  const cast = yield* select((state: WithVoting) => selectVoteCast(state, launchId))
  if (cast !== undefined) {
    yield* put(withdrawVote({ launchId, ...cast }))
    return
  }
  if ((yield* select(selectVotesLeft)) === 0) {
    const description = dailyLimitWords(yield* select(selectNow))
    yield* put(toastShown({ id: 'vote-refused', color: 'warn', title: 'No votes left today', description }))
    return
  }
  yield* put(voteDetected({ launchId, streak: profile?.streak ?? 0 }))
  yield* put(castVote({ launchId, weight: profile?.voteMultiplier ?? 1, day: yield* select(selectToday) }))
}

function* tellRefusal(action: ReturnType<typeof commandRefused>) {
  const { type, problem } = action.payload
  if (!isVote(type) || isFromElsewhere(action)) return
  const title = type === 'CastVote' ? 'Your vote was not taken' : 'Your vote stays'
  const description = refusalWords(problem, yield* select(selectNow))
  const actions = problem.code === 'unverified' ? [{ label: 'Add your email', to: '/settings' }] : []
  yield* put(toastShown({ id: 'vote-refused', color: 'warn', title, description, actions }))
}

const isNewsOfVotes = (action: Action): boolean =>
  commandAnswered.match(action) || (resultHeard.match(action) && action.payload.events.some((type) => type.startsWith('Vote')))

/** What the server says now, and what it means for the streak. The result stream has the last word on a vote. */
function* catchUp(api: ApiClient, action: Action) {
  yield* delay(GATHER_FOR)
  yield* call(loadVoting, api)
  yield* call(checkStreak, api, { isLast: resultHeard.match(action) })
}

/** Until the votes and the points that are shown hold it, an answered vote stays over them. */
function* settleAnswered(settling: Set<string>) {
  const { entries } = yield* select(selectOutbox)
  for (const entry of entries) {
    const intent = intentOf(entry)
    if (intent?.position !== undefined && !settling.has(intent.commandId))
      yield* fork(settle, { ...intent, position: intent.position }, settling)
  }
}

function* settle({ commandId, launchId, position }: Intent & { readonly position: number }, settling: Set<string>) {
  settling.add(commandId)
  const shows = (action: Action) =>
    pointsReached.match(action) && action.payload.launchId === launchId && action.payload.position >= position
  yield* race({ shown: take(shows), late: delay(GIVE_UP_AFTER) })
  while ((yield* select(selectVoting)).position < position) yield* take(newestVotesLoaded)
  yield* put(overlaySettled(commandId))
  settling.delete(commandId)
}

/** The newest votes came with the page; a page may show launches of long before them. */
function* loadWhatIsShown(api: ApiClient) {
  const shown = yield* actionChannel(launchShown, buffers.expanding(64))
  while (true) {
    const first = yield* take(shown)
    yield* delay(GATHER_LAUNCHES_FOR)
    yield* call(loadVotesOf, api, [...new Set([first, ...(yield* flush(shown))].map(({ payload }) => payload))])
  }
}

/** Midnight in Los Angeles gives the votes back, and everything that is shown is of yesterday. */
function* beginDay() {
  const { daily } = yield* select(selectVoting)
  const today = yield* select(selectToday)
  if (daily === undefined || daily.date >= today) return
  yield* put(dayBegun(today))
  yield* put(refreshDue())
}
