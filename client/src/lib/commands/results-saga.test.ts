import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commandIdOf } from '../api/testing/ids.ts'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream, Subscriber } from '../live/live-stream.ts'
import { authChanged, sessionFound, sessionSlice, signedOut } from '../session/session-slice.ts'
import type { Cursors } from '../results/cursors.ts'
import { storedCursors } from '../results/cursors.ts'
import { resultReceived } from '../results/results-actions.ts'
import { followResults } from './results-saga.ts'

let subscriptions: { topic: string; cursor: number | null; subscriber: Subscriber; ended: boolean }[]
let kept: Map<string, string>
let actions: UnknownAction[]
let shownUpTo: number | undefined
let dispatch: (action: UnknownAction) => void

const received = () => actions.filter(resultReceived.match).map(({ payload }) => payload)
const open = () => subscriptions.filter(({ ended }) => !ended)
const say = (number: number, position: number, events: unknown[] = [{ type: 'VoteCast', data: {} }]) =>
  open()[0]?.subscriber.onMessage({
    cursor: position,
    body: { commandId: commandIdOf(number), position, at: '2026-11-21T08:00:00Z', events },
  })

beforeEach(() => {
  vi.useFakeTimers()
  subscriptions = []
  kept = new Map()
  actions = []
  shownUpTo = undefined
  const live: LiveStream = {
    subscribe: (topic, cursor, subscriber) => {
      const subscription = { topic, cursor, subscriber, ended: false }
      subscriptions.push(subscription)
      return () => {
        subscription.ended = true
      }
    },
    watch: () => () => undefined,
    connect: () => undefined,
    pause: () => undefined,
  }
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  const cursors: Cursors = storedCursors(() => storage)
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ session: sessionSlice.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      actions.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  dispatch = store.dispatch
  sagas.run(followResults<unknown>, live, cursors, () => shownUpTo)
})
afterEach(() => vi.useRealTimers())

it('listens for members only', () => {
  expect(subscriptions).toEqual([])
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(open()).toMatchObject([{ topic: 'results', cursor: null }])
  dispatch(signedOut())
  expect(open()).toEqual([])
})

it('announces the result of a command once, however often the stream sends it', () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  say(1, 5)
  say(1, 5)
  say(1, 6)
  expect(received().map(({ commandId, position }) => [commandId, position])).toEqual([
    [commandIdOf(1), 5],
    [commandIdOf(1), 6],
  ])
  expect(received()[0]?.events).toEqual([{ type: 'VoteCast', data: {} }])
})

it('goes on, after any sleep, from the last result that this browser received for this member', () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  say(1, 5)
  open()[0]?.subscriber.onReached?.(9)
  dispatch(signedOut())
  dispatch(sessionFound({ memberId: 'tomasz' }))
  expect(open()).toMatchObject([{ cursor: null }])
  dispatch(signedOut())
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(open()).toMatchObject([{ cursor: 9 }])
})

it('fetches everything and begins with now where past results are no longer available', async () => {
  kept.set('debut-results-ines', '5')
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(open()).toMatchObject([{ cursor: 5 }])
  open()[0]?.subscriber.onReset()
  expect(actions.filter(refreshDue.match)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(open()).toMatchObject([{ cursor: null }])
})

it('ignores what it does not understand', () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  open()[0]?.subscriber.onMessage({ cursor: 4, body: 'hello' })
  say(1, 5, ['odd', {}])
  say(2, 6, [])
  expect(received().map(({ commandId }) => commandId)).toEqual([commandIdOf(2)])
})

it('begins with what the page was drawn with where another tab has received more since, or no tab anything', () => {
  kept.set('debut-results-ines', '9')
  shownUpTo = 7
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(open()).toMatchObject([{ cursor: 7 }])
  dispatch(sessionFound({ memberId: 'tomasz' }))
  expect(open()).toMatchObject([{ cursor: 7 }])
  kept.set('debut-results-lukas', '5')
  dispatch(sessionFound({ memberId: 'lukas' }))
  expect(open()).toMatchObject([{ cursor: 5 }])
})

it('does not listen for a member who has a second factor to show first', () => {
  const user = { id: 'ines' }
  dispatch(sessionFound({ memberId: 'ines', account: { user, aal: 'aal1', secondFactorDue: true } }))
  expect(open()).toEqual([])
  dispatch(authChanged({ event: 'MFA_CHALLENGE_VERIFIED', account: { user, aal: 'aal2', secondFactorDue: false } }))
  expect(open()).toMatchObject([{ topic: 'results' }])
})

it('begins with now where nothing can be kept', () => {
  const blocked = storedCursors(() => {
    throw new Error('blocked')
  })
  blocked.write('ines', 5)
  expect(blocked.read('ines')).toBe(null)
})
