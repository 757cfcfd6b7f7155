import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream, Subscriber } from '../live/live-stream.ts'
import { sessionFound, sessionSlice, signedOut } from '../session/session-slice.ts'
import type { Cursors } from './cursors.ts'
import { storedCursors } from './cursors.ts'
import { resultHeard } from './results-actions.ts'
import { followResults } from './results-saga.ts'

let subscriptions: { topic: string; cursor: number | null; subscriber: Subscriber; ended: boolean }[]
let kept: Map<string, string>
let actions: UnknownAction[]
let dispatch: (action: UnknownAction) => void

const heard = () => actions.filter(resultHeard.match).map(({ payload }) => payload)
const open = () => subscriptions.filter(({ ended }) => !ended)
const say = (commandId: string, position: number, events: unknown[] = [{ type: 'VoteCast', data: {} }]) =>
  open()[0]?.subscriber.onMessage({ cursor: position, body: { commandId, position, at: '2026-11-21T08:00:00Z', events } })

beforeEach(() => {
  vi.useFakeTimers()
  subscriptions = []
  kept = new Map()
  actions = []
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
  sagas.run(followResults, live, cursors)
})
afterEach(() => vi.useRealTimers())

it('listens for members only', () => {
  expect(subscriptions).toEqual([])
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(open()).toMatchObject([{ topic: 'results', cursor: null }])
  dispatch(signedOut())
  expect(open()).toEqual([])
})

it('tells what became of a command once, however often the stream says it', () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  say('one', 5)
  say('one', 5)
  say('one', 6)
  expect(heard().map(({ commandId, position }) => [commandId, position])).toEqual([
    ['one', 5],
    ['one', 6],
  ])
  expect(heard()[0]?.events).toEqual(['VoteCast'])
})

it('goes on, after any sleep, from where this browser last heard this member', () => {
  dispatch(sessionFound({ memberId: 'ines' }))
  say('one', 5)
  open()[0]?.subscriber.onReached?.(9)
  dispatch(signedOut())
  dispatch(sessionFound({ memberId: 'tomasz' }))
  expect(open()).toMatchObject([{ cursor: null }])
  dispatch(signedOut())
  dispatch(sessionFound({ memberId: 'ines' }))
  expect(open()).toMatchObject([{ cursor: 9 }])
})

it('fetches everything and begins with now where the past can’t be told any more', async () => {
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
  say('one', 5, ['odd', {}])
  expect(heard()).toEqual([{ commandId: 'one', position: 5, events: [] }])
})

it('begins with now where nothing can be kept', () => {
  const blocked = storedCursors(() => {
    throw new Error('blocked')
  })
  blocked.write('ines', 5)
  expect(blocked.read('ines')).toBe(null)
})
