import { ToolFrame } from '@debut/events/tools/tool-answers.ts'
import type { Action } from '@reduxjs/toolkit'
import { call, put, select } from 'typed-redux-saga'
import { takeLatest, takeLeading, throttle } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { followTopic, type Received } from '../../lib/live/follow-topic.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import type { LiveStream } from '../../lib/live/live-stream.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import { showDecided } from '../../lib/live/show-decided.ts'
import { hasEvent } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { profileLoaded, selectMemberId, selectSecondFactorDue } from '../../lib/session/session-slice.ts'
import type { LaunchFacts } from './launch-facts.ts'
import { shownLaunch } from './tool.ts'
import { fetchFacts, fetchReceipt, fetchTool, fetchWhy, isUnknown } from './tools-api.ts'
import { ownLoaded } from './own-tools-slice.ts'
import { selectToolView, standingReceived, toolLoaded, toolMissing, toolOutdated, toolRetryRequested } from './tools-slice.ts'

/** However lively a launch, its gaps and its curve are fetched so often at most. */
const REFETCH_EVERY = 5_000
/** The number on the button is drawn at most so often. */
const DRAW_EVERY = 200

/** What everybody may see of it. */
export function* loadTool(api: ApiClient, name: string) {
  yield* call(loadToolSince, undefined, api, name)
}

/** Loads the tool until it shows what was decided at that position. */
export function* loadToolSince(decided: number | undefined, api: ApiClient, name: string) {
  try {
    yield* showDecided({
      decided,
      fetch: () => fetchTool(api, name, decided),
      *show({ tool, launches, position }) {
        const launch = shownLaunch(launches)
        const facts = launch === undefined ? null : yield* call(fetchFacts, api, launch.launchId)
        yield* put(toolLoaded({ name, tool, launches, facts, position: Math.min(position, facts?.position ?? position) }))
      },
    })
  } catch (error) {
    yield* put(toolMissing({ name, status: isUnknown(error) ? 'unknown' : 'unreachable' }))
  }
}

/** Whether the reader voted for a launch, where that is known. */
type VotedFor<State> = (state: State, launchId: string) => boolean | undefined

/** What only this reader may see of it. */
export function* loadOwnTool<State>(api: ApiClient, name: string, votedFor: VotedFor<State>) {
  const memberId = yield* select(selectMemberId)
  const view = yield* select(selectToolView(name))
  if (memberId === undefined || view?.status !== 'ready' || (yield* select(selectSecondFactorDue))) return
  const launch = shownLaunch(view.launches)
  if (launch === undefined || launch.state === 'scheduled') return
  const isMaker = view.tool.makers.some((maker) => maker.memberId === memberId)
  const why = isMaker ? yield* call(fetchWhy, api, launch.launchId) : null
  const voted = yield* select((state: State) => votedFor(state, launch.launchId))
  const receipt = isMaker ? null : yield* call(fetchReceipt, api, memberId, launch.launchId, voted)
  yield* put(ownLoaded({ name, why, receipt }))
}

const unknown = () => undefined

/** Once the reader may have voted since: only the server knows whether there is a receipt. */
function* reloadOwnTool(api: ApiClient, name: string) {
  yield* call(loadOwnTool<unknown>, api, name, unknown)
}

function* loadAll(api: ApiClient, name: string) {
  yield* call(loadTool, api, name)
  yield* call(reloadOwnTool, api, name)
}

/** A receipt comes with a vote, and goes with it. */
const isReceiptDue = (action: Action) =>
  profileLoaded.match(action) || (resultReceived.match(action) && hasEvent(action.payload, 'VoteCast', 'VoteWithdrawn'))

export function* followTool(api: ApiClient, live: LiveStream, name: string) {
  yield* takeLeading(refreshDue, loadAll, api, name)
  yield* takeLatest(isReceiptDue, reloadOwnTool, api, name)
  yield* throttle(REFETCH_EVERY, toolOutdated, loadAll, api, name)
  yield* call(loadUntilReady, {
    isReady: (state: Parameters<ReturnType<typeof selectToolView>>[0]) => isSettled(selectToolView(name)(state)?.status),
    load: () => loadAll(api, name),
    requested: toolRetryRequested,
  })
  const view = yield* select(selectToolView(name))
  if (view?.status !== 'ready') return
  yield* call(followTopic<typeof ToolFrame>, live, {
    topic: `tool:${view.tool.toolId}`,
    frame: ToolFrame,
    every: DRAW_EVERY,
    *receive({ messages }: Received<ToolFrame>) {
      // Each message is all there is to know, so only the newest counts.
      const newest = messages.at(-1)
      if (newest !== undefined) yield* call(takeIn, name, newest.body, newest.cursor)
    },
  })
}

const isSettled = (status: string | undefined) => status === 'ready' || status === 'unknown'

function* takeIn(name: string, update: ToolFrame, position: number) {
  const before = yield* select(selectToolView(name))
  yield* put(standingReceived({ name, update, position }))
  if (before?.status === 'ready' && before.facts !== null && !says(before.facts, update)) yield* put(toolOutdated(name))
}

/** Whether what is shown is the same as the update. */
const says = ({ launch, hidden, standing: { day } }: LaunchFacts, update: ToolFrame): boolean =>
  update.launchId === null ||
  (launch.launchId === update.launchId &&
    launch.state === update.state &&
    hidden === update.hidden &&
    day?.rank === update.standing?.day?.rank &&
    day?.of === update.standing?.day?.of &&
    day?.points === update.standing?.day?.points)
