import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { eventChannel } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { readAs } from '../api/testing/read-as.ts'
import { sessionFound, sessionRenewed, sessionSlice, signedOut } from '../session/session-slice.ts'
import { toastsSlice } from '../toasts/toasts-slice.ts'
import { commandAnswered, commandRequested, commandRefused, outboxSlice, entrySettled, proofDue } from './outbox-slice.ts'
import { runOutbox } from './outbox-saga.ts'
import { memoryOutbox, type OutboxStore } from './outbox-store.ts'
import type { TabMessage, Tabs } from './tabs.ts'

type Body = { commandId: string; type: string }
type Answer = number | ApiError

/** One browser: what it keeps, who is signed in, and the order of its tabs. */
let store: OutboxStore
let owner: string | undefined
let tabs: Set<(message: TabMessage) => void>
let turn: Promise<void>
/** The server: what arrived, and how it answers. */
let arrived: Body[]
let answer: (body: Body) => Answer
let now: number

const api: ApiClient = {
  get: () => Promise.reject(new Error('nothing is asked for')),
  post: async (_path, body, schema) => {
    arrived.push(body as Body)
    const answered = answer(body as Body)
    if (typeof answered !== 'number') throw answered
    return readAs(schema, { position: answered })
  },
}

const openTab = (memberId?: string) => {
  const actions: UnknownAction[] = []
  let online: () => void = () => undefined
  let mine: ((message: TabMessage) => void) | undefined
  const own: Tabs = {
    post: (message) => tabs.forEach((receive) => receive !== mine && receive(structuredClone(message))),
    listen: (receive) => {
      mine = receive
      tabs.add(receive)
      return () => tabs.delete(receive)
    },
    takeTurn: async () => {
      const before = turn
      const { promise, resolve } = Promise.withResolvers<void>()
      turn = promise
      await before
      return resolve
    },
  }
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ outbox: outboxSlice.reducer, session: sessionSlice.reducer, toasts: toastsSlice.reducer })
  const redux = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      actions.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  if (memberId !== undefined) redux.dispatch(sessionFound({ memberId }))
  const channel = eventChannel<true>((emit) => {
    online = () => emit(true)
    return () => undefined
  })
  sagas.run(runOutbox, { api, store, tabs: own, online: channel, now: () => now, tokenOwner: () => owner })
  return {
    dispatch: redux.dispatch,
    ask: (launchId: string) =>
      redux.dispatch(commandRequested({ type: 'CastVote', payload: { launchId }, optimistic: {} })).payload.commandId,
    entries: () => redux.getState().outbox.entries,
    waiting: () => redux.getState().outbox.waiting,
    toasts: () => redux.getState().toasts.toasts.map(({ title }) => title),
    happened: (match: (action: UnknownAction) => boolean) => actions.filter(match).length,
    online: () => online(),
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const keptFor = async (memberId: string) => (await store.read(memberId)).map(({ commandId, position }) => [commandId, position])
const unavailable = () => new ApiError('unreachable', 'unavailable')

beforeEach(() => {
  vi.useFakeTimers()
  store = { ...memoryOutbox(), isLasting: async () => true }
  owner = 'ines'
  tabs = new Set()
  turn = Promise.resolve()
  arrived = []
  answer = () => 10
  now = vi.getMockedSystemTime()?.getTime() ?? 0
})
afterEach(() => vi.useRealTimers())

it('keeps a command before it sends it', async () => {
  const order: string[] = []
  const { keep } = store
  store = { ...store, keep: async (entry) => (order.push('kept'), keep(entry)) }
  answer = () => (order.push('sent'), 10)
  openTab('ines').ask('apple')
  await settle()
  expect(order.slice(0, 2)).toEqual(['kept', 'sent'])
})

it('keeps an answered command until the page shows what it did', async () => {
  const tab = openTab('ines')
  const commandId = tab.ask('apple')
  await settle()
  expect(await keptFor('ines')).toEqual([[commandId, 10]])
  tab.dispatch(entrySettled(commandId))
  await settle()
  expect(await keptFor('ines')).toEqual([])
})

it('sends in order, each after the answer to the one before, and again under the same id', async () => {
  const failing = [unavailable(), unavailable()]
  answer = () => failing.shift() ?? 10
  const tab = openTab('ines')
  const ids = [tab.ask('apple'), tab.ask('berry'), tab.ask('cherry')]
  await vi.advanceTimersByTimeAsync(20_000)
  expect(arrived.map(({ commandId }) => commandId)).toEqual([ids[0], ids[0], ids[0], ids[1], ids[2]])
})

it('says that something waits from the second failure on, and tries at once when the network is back', async () => {
  let isUnavailable = true
  answer = () => (isUnavailable ? unavailable() : 10)
  const tab = openTab('ines')
  tab.ask('apple')
  await settle()
  expect(tab.waiting()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.waiting()).toBe(true)
  isUnavailable = false
  const before = arrived.length
  tab.online()
  await settle()
  expect(arrived).toHaveLength(before + 1)
  expect(tab.waiting()).toBe(false)
})

it('waits as long as an unavailable server asks it to', async () => {
  const failing = [new ApiError('status-503', 'full', { retryAfter: 30_000 })]
  answer = () => failing.shift() ?? 10
  openTab('ines').ask('apple')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(arrived).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveLength(2)
})

it('takes back what is refused, says why, and goes on', async () => {
  const problem = { code: 'own-tool', message: 'This is a tool of yours.' }
  answer = ({ commandId }) => (commandId === first ? new ApiError('status-422', 'no', { problem }) : 10)
  const tab = openTab('ines')
  const first = tab.ask('apple')
  const second = tab.ask('berry')
  await settle()
  expect(tab.happened((action) => commandRefused.match(action) && action.payload.problem.code === 'own-tool')).toBe(1)
  expect(await keptFor('ines')).toEqual([[second, 10]])
  expect(tab.entries().map(({ commandId }) => commandId)).toEqual([second])
})

it('gives up a command that breaks the server each time, so that it does not hold up the others', async () => {
  answer = ({ commandId }) => (commandId === first ? new ApiError('status-500', 'broken') : 10)
  const tab = openTab('ines')
  const first = tab.ask('apple')
  const second = tab.ask('berry')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived.filter(({ commandId }) => commandId === first)).toHaveLength(5)
  expect(await keptFor('ines')).toEqual([[second, 10]])
})

it('keeps what an ended session could not send, says so, and sends it once the member is back', async () => {
  let isGood = false
  answer = () => (isGood ? 10 : new ApiError('status-401', 'who?'))
  const tab = openTab('ines')
  const commandId = tab.ask('apple')
  await settle()
  expect(tab.toasts()).toEqual([])
  tab.dispatch(signedOut())
  await settle()
  expect(tab.toasts()).toEqual(['Your session has ended'])
  expect(tab.entries()).toEqual([])
  expect(await keptFor('ines')).toEqual([[commandId, undefined]])
  isGood = true
  tab.dispatch(sessionFound({ memberId: 'ines' }))
  await settle()
  expect(await keptFor('ines')).toEqual([[commandId, 10]])
})

it('sends what an old token could not, once there is a next one, without a word', async () => {
  let isGood = false
  answer = () => (isGood ? 10 : new ApiError('status-401', 'who?'))
  const tab = openTab('ines')
  const commandId = tab.ask('apple')
  await settle()
  isGood = true
  tab.dispatch(sessionRenewed())
  await settle()
  expect(tab.toasts()).toEqual([])
  expect(await keptFor('ines')).toEqual([[commandId, 10]])
})

it('never sends for one member under the name of another', async () => {
  const tab = openTab('ines')
  owner = 'tomasz'
  const commandId = tab.ask('apple')
  await settle()
  expect(arrived).toEqual([])
  tab.dispatch(sessionFound({ memberId: 'tomasz' }))
  await settle()
  expect([arrived, tab.entries()]).toEqual([[], []])
  expect(await keptFor('ines')).toEqual([[commandId, undefined]])
})

it('sends what a closed page left behind', async () => {
  const commandId = '019e0000-0000-7000-8000-000000000001'
  now = Number.parseInt('019e00000000', 16) + 86_400_000
  await store.keep({ commandId, memberId: 'ines', type: 'CastVote', payload: { launchId: 'apple' }, optimistic: {} })
  const tab = openTab('ines')
  await settle()
  expect(arrived.map((each) => each.commandId)).toEqual([commandId])
  expect(tab.entries()).toMatchObject([{ commandId, position: 10 }])
})

it('forgets after 7 days, and says so of what was never sent', async () => {
  now = Number.parseInt('019e00000000', 16) + 7 * 86_400_000 + 1
  const entry = { memberId: 'ines', type: 'CastVote', payload: {}, optimistic: {} }
  await store.keep({ ...entry, commandId: '019e0000-0000-7000-8000-000000000001' })
  await store.keep({ ...entry, commandId: '019e0000-0000-7000-8000-000000000002', position: 3 })
  const tab = openTab('ines')
  await settle()
  expect(arrived).toEqual([])
  expect(await keptFor('ines')).toEqual([])
  expect(tab.happened((action) => commandRefused.match(action) && action.payload.problem.code === 'expired')).toBe(1)
})

it('shows in every tab what one of them was asked for, and sends it from one, once', async () => {
  const [one, other] = [openTab('ines'), openTab('ines')]
  const commandId = one.ask('apple')
  await settle()
  expect(arrived).toHaveLength(1)
  for (const tab of [one, other]) {
    expect(tab.entries()).toMatchObject([{ commandId, position: 10 }])
    expect(tab.happened(commandAnswered.match)).toBe(1)
  }
})

it('sends nothing to the tab of another member', async () => {
  const [one, other] = [openTab('ines'), openTab('tomasz')]
  one.ask('apple')
  await settle()
  expect(other.entries()).toEqual([])
})

it('asks to keep the tab open where the browser keeps nothing', async () => {
  store = { ...store, isLasting: async () => false }
  answer = unavailable
  const tab = openTab('ines')
  tab.ask('apple')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tab.toasts()).toEqual(['Keep this tab open'])
})

it('goes on with what follows a command that needs a fresh proof, and sends that again, as it was, when it is asked to', async () => {
  const problem = { code: 'fresh-proof-needed', message: 'Show that it is you.' }
  answer = () => (arrived.length === 1 ? new ApiError('status-403', problem.message, { problem }) : 10)
  const [tab, other] = [openTab('ines'), openTab('ines')]
  const [first, second] = [tab.ask('apple'), tab.ask('pear')]
  await settle()
  expect(arrived.map(({ commandId }) => commandId)).toEqual([first, second])
  expect(await keptFor('ines')).toEqual([[second, 10]])
  for (const each of [tab, other]) expect([each.happened(proofDue.match), each.happened(commandRefused.match)]).toEqual([1, 0])
  tab.dispatch(commandRequested({ commandId: first, type: 'CastVote', payload: { launchId: 'apple' }, optimistic: {} }))
  await settle()
  expect(arrived.map(({ commandId }) => commandId)).toEqual([first, second, first])
  expect(await keptFor('ines')).toEqual([
    [first, 10],
    [second, 10],
  ])
})
