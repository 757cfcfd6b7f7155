import type { Action } from '@reduxjs/toolkit'
import { eventChannel, type EventChannel } from 'redux-saga'
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { type ActionPattern, takeEvery } from '../sagas/take.ts'
import { pauseRequested, refreshDue, resumeRequested, selectLiveStatus, statusChanged, type LiveStatus } from './live-slice.ts'
import type { LiveStream } from './live-stream.ts'
import type { PageMoment } from './page-moments.ts'

export const POLL_EVERY = 30_000

/** Actions after which another member is signed in, or no member, or the same one with another token. */
type Changes = ActionPattern

/** Keeps the socket open for as long as the page is, and the page fresh while it is not. */
export function* superviseLive(live: LiveStream, moments: EventChannel<PageMoment>, changes: Changes) {
  yield* fork(reportStatus, live)
  yield* fork(pollWhileUnavailable)
  yield* fork(followPage, live, moments)
  yield* takeEvery(changes, introduceAnew, live)
  yield* takeEvery(pauseRequested, () => live.pause())
  yield* takeEvery(resumeRequested, () => live.connect())
  yield* call(live.connect)
}

/** A socket says only once whose it is: signing in, signing out and a new token need a new one. */
function* introduceAnew(live: LiveStream) {
  if ((yield* select(selectLiveStatus)) !== 'paused') yield* call(live.connect)
}

function* reportStatus(live: LiveStream) {
  const statuses = eventChannel<LiveStatus>((emit) => live.watch(emit))
  while (true) yield* put(statusChanged(yield* take(statuses)))
}

/** Each failed attempt to reconnect reports again: that must not put the poll off. */
const isBack = (action: Action) => statusChanged.match(action) && action.payload !== 'reconnecting'

/** A paused page stays as the reader left it, so only an unwanted outage is polled through. */
function* pollWhileUnavailable() {
  while (true) {
    const status = yield* select(selectLiveStatus)
    if (status === 'reconnecting') {
      const { due } = yield* race({ due: delay(POLL_EVERY), back: take(isBack) })
      if (due) yield* put(refreshDue())
    } else yield* take(statusChanged)
  }
}

function* followPage(live: LiveStream, moments: EventChannel<PageMoment>) {
  while (true) {
    const moment = yield* take(moments)
    if ((yield* select(selectLiveStatus)) === 'paused') continue
    if (moment !== 'seen') yield* call(live.connect)
    if (moment !== 'network-changed') yield* put(refreshDue())
  }
}
