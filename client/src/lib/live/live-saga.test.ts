import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { eventChannel, type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { POLL_EVERY, superviseLive } from './live-saga.ts'
import { liveSlice, pauseRequested, refreshDue, resumeRequested, type LiveStatus } from './live-slice.ts'
import type { LiveStream } from './live-stream.ts'
import { sessionFound, signedOut } from '../session/session-slice.ts'
import type { PageMoment } from './page-moments.ts'

let actions: UnknownAction[]
let calls: string[]
let become: (status: LiveStatus) => void
let moment: (moment: PageMoment) => void
let task: Task
let dispatch: (action: UnknownAction) => void

const refreshes = () => actions.filter(refreshDue.match).length

beforeEach(() => {
  vi.useFakeTimers()
  actions = []
  calls = []
  const live: LiveStream = {
    subscribe: () => () => undefined,
    watch: (listener) => {
      become = listener
      return () => undefined
    },
    connect: () => void calls.push('connect'),
    pause: () => void calls.push('pause'),
  }
  const moments = eventChannel<PageMoment>((emit) => {
    moment = emit
    return () => undefined
  })
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: (state: { live: { status: LiveStatus } } | undefined, action: UnknownAction) => {
      actions.push(action)
      return { live: liveSlice.reducer(state?.live, action) }
    },
    middleware: () => new Tuple(sagas),
  })
  dispatch = store.dispatch
  task = sagas.run(superviseLive, live, moments, [sessionFound, signedOut])
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it('connects at once', () => {
  expect(calls).toEqual(['connect'])
})

it('polls every 30 seconds while the socket is unavailable, and only then', async () => {
  become('live')
  await vi.advanceTimersByTimeAsync(3 * POLL_EVERY)
  expect(refreshes()).toBe(0)
  become('reconnecting')
  await vi.advanceTimersByTimeAsync(2 * POLL_EVERY)
  expect(refreshes()).toBe(2)
  become('live')
  await vi.advanceTimersByTimeAsync(2 * POLL_EVERY)
  expect(refreshes()).toBe(2)
})

it('keeps polling although each attempt to reconnect fails again', async () => {
  for (let seconds = 0; seconds < 60; seconds += 10) {
    become('reconnecting')
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(refreshes()).toBe(2)
})

it('refreshes when the reader looks at the page again', () => {
  become('live')
  moment('seen')
  expect(refreshes()).toBe(1)
  expect(calls).toEqual(['connect'])
})

it('opens a fresh socket after a long sleep and when the network changes', () => {
  become('live')
  moment('woken')
  moment('network-changed')
  expect(calls).toEqual(['connect', 'connect', 'connect'])
})

it('connects again when a member has signed in or out', () => {
  become('live')
  dispatch(sessionFound({ memberId: 'ines' }))
  dispatch(signedOut())
  expect(calls).toEqual(['connect', 'connect', 'connect'])
  become('paused')
  dispatch(sessionFound({ memberId: 'tomasz' }))
  expect(calls).toHaveLength(3)
})

it('leaves a paused page as it is until the reader resumes', async () => {
  dispatch(pauseRequested())
  become('paused')
  moment('woken')
  await vi.advanceTimersByTimeAsync(3 * POLL_EVERY)
  expect(refreshes()).toBe(0)
  dispatch(resumeRequested())
  expect(calls).toEqual(['connect', 'pause', 'connect'])
})
