import { configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { eventChannel } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { isRecord } from '../api/is-record.ts'
import { readAs } from '../api/testing/read-as.ts'
import { ownResourcesSlice, refetchRequested, resourceFetched, resourcesSlice } from '../resources/resources-slice.ts'
import { sessionFound, sessionSlice, signedOut } from '../session/session-slice.ts'
import { toastsSlice } from '../toasts/toasts-slice.ts'
import { concludeForms } from './conclude-forms.ts'
import { type After, formForgotten, formSent, formsSlice, selectForm, undoRequested } from './forms-slice.ts'
import { runOutbox } from './outbox-saga.ts'
import { commandAnswered, commandRequested, outboxSlice } from './outbox-slice.ts'
import { memoryOutbox, type OutboxStore } from './outbox-store.ts'
import type { TabMessage } from './tabs.ts'

const ABOUT = 'tool kite'
const KITE = { key: '/api/tools/kite', isOwn: false }
const DAY = 86_400_000

/** One browser with two tabs, of which the first has its turn first; and a server. */
let store: OutboxStore
let listeners: Set<(message: TabMessage) => void>
let turn: Promise<void>
let answer: () => number | ApiError
let sentTypes: unknown[]
let sentBy: string[]

const openTab = (name: string) => {
  let mine: ((message: TabMessage) => void) | undefined
  const api: ApiClient = {
    get: () => Promise.reject(new Error('nothing is asked for')),
    post: async (_path, body, schema) => {
      sentBy.push(name)
      sentTypes.push(isRecord(body) ? body['type'] : undefined)
      const answered = answer()
      if (typeof answered !== 'number') throw answered
      return readAs(schema, { position: answered })
    },
  }
  const tabs = {
    post: (message: TabMessage) => listeners.forEach((listen) => listen !== mine && listen(structuredClone(message))),
    listen: (listen: (message: TabMessage) => void) => {
      mine = listen
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    takeTurn: async () => {
      const before = turn
      const { promise, resolve } = Promise.withResolvers<void>()
      turn = promise
      await before
      return resolve
    },
  }
  const refetched: string[] = []
  const noting: Middleware = () => (next) => (action) => {
    if (refetchRequested.match(action)) refetched.push(action.payload.key)
    return next(action)
  }
  const sagas = createSagaMiddleware()
  const redux = configureStore({
    reducer: {
      forms: formsSlice.reducer,
      outbox: outboxSlice.reducer,
      ownResources: ownResourcesSlice.reducer,
      resources: resourcesSlice.reducer,
      session: sessionSlice.reducer,
      toasts: toastsSlice.reducer,
    },
    middleware: () => new Tuple<Middleware[]>(sagas, noting),
  })
  redux.dispatch(sessionFound({ memberId: 'ines' }))
  const online = eventChannel<true>(() => () => undefined)
  sagas.run(concludeForms)
  sagas.run(runOutbox, { api, store, tabs, online, now: () => Date.now(), tokenOwner: () => 'ines' })
  redux.dispatch(resourceFetched({ ...KITE, entry: { status: 'ready', data: {}, pages: 1 } }))
  return {
    dispatch: redux.dispatch,
    send: (after: After = { done: { title: 'Done' }, changes: [KITE] }) => {
      const command = commandRequested({ type: 'HideTool', payload: { toolId: 'kite' } })
      redux.dispatch(formSent({ about: ABOUT, commandId: command.payload.commandId, after }))
      redux.dispatch(command)
    },
    form: () => selectForm(ABOUT)(redux.getState()),
    undo: () => redux.getState().toasts.toasts[0]?.actions?.find((action) => 'dispatch' in action),
    toasts: () => redux.getState().toasts.toasts.map(({ title, description }) => [title, description]),
    refetched,
    shown: () => redux.getState().resources[KITE.key]?.status,
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const refusal = () => new ApiError('status-409', 'no', { problem: { code: 'hidden-already', message: 'It is hidden already.' } })

beforeEach(() => {
  vi.useFakeTimers()
  store = { ...memoryOutbox(), isLasting: async () => true }
  listeners = new Set()
  turn = Promise.resolve()
  answer = () => 10
  sentBy = []
  sentTypes = []
})
afterEach(() => {
  vi.useRealTimers()
})

it('is busy until it is answered, says that it is done and shows what it changed', async () => {
  const tab = openTab('one')
  await settle()
  tab.send()
  expect(tab.form()?.status).toBe('busy')
  await settle()
  expect(tab.form()?.status).toBe('done')
  expect(tab.toasts()).toEqual([['Done', undefined]])
  expect(tab.refetched).toEqual([KITE.key])
})

it('waits without a network, and is sent once there is one', async () => {
  const tab = openTab('one')
  await settle()
  answer = () => new ApiError('unreachable', 'offline')
  tab.send()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tab.form()?.status).toBe('busy')
  expect(tab.toasts()).toEqual([])
  answer = () => 10
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tab.form()?.status).toBe('done')
})

it('says why it was refused, in the form or in a toast, and looks at how things are now', async () => {
  const tab = openTab('one')
  await settle()
  answer = refusal
  tab.send({ changes: [KITE], saysRefusal: true })
  await settle()
  const refused = { type: 'HideTool', payload: { toolId: 'kite' } }
  expect(tab.form()).toMatchObject({ status: 'refused', problem: { message: 'It is hidden already.' }, refused })
  expect(tab.toasts()).toEqual([])
  expect(tab.refetched).toEqual([KITE.key])
  tab.send({})
  await settle()
  expect(tab.toasts()).toEqual([['Nothing has changed', 'It is hidden already.']])
})

it('says in a toast what its form can’t say any more, as it was closed meanwhile', async () => {
  const tab = openTab('one')
  await settle()
  answer = refusal
  tab.send({ saysRefusal: true })
  tab.dispatch(formForgotten(ABOUT))
  await settle()
  expect(tab.toasts()).toEqual([['Nothing has changed', 'It is hidden already.']])
  tab.dispatch(formForgotten(ABOUT))
  expect(tab.form()).toBeUndefined()
})

it('ends what was kept for too long to be sent any more', async () => {
  const tab = openTab('one')
  await settle()
  answer = () => new ApiError('unreachable', 'offline')
  tab.send()
  await settle()
  vi.setSystemTime(Date.now() + 8 * DAY)
  tab.dispatch(sessionFound({ memberId: 'ines' }))
  await settle()
  expect(tab.form()).toMatchObject({ status: 'refused', problem: { code: 'expired' } })
  expect(tab.toasts()).toEqual([['Nothing has changed', expect.stringContaining('7 days')]])
})

it('is settled where another tab has sent it, and in no tab that did not ask for it', async () => {
  const [first, second] = [openTab('one'), openTab('two')]
  await settle()
  answer = () => new ApiError('unreachable', 'offline')
  first.send({})
  await settle()
  second.send()
  await settle()
  answer = () => 10
  await vi.advanceTimersByTimeAsync(60_000)
  expect(new Set(sentBy).size).toBe(1)
  expect([first.form()?.status, second.form()?.status]).toEqual(['done', 'done'])
  expect(first.toasts()).toEqual([])
  expect(second.toasts()).toEqual([['Done', undefined]])
})

it('offers to undo what was done, and shows again what was taken off the page', async () => {
  const tab = openTab('one')
  await settle()
  const undo = { type: 'RestoreTool', payload: { toolId: 'kite' }, done: 'Restored' }
  tab.send({ done: { title: 'Hidden', undo }, ends: [KITE] })
  await settle()
  expect(tab.undo()).toMatchObject({ label: 'Undo' })
  tab.dispatch(tab.undo()?.dispatch ?? { type: 'none' })
  expect(tab.form()?.status).toBe('busy')
  await settle()
  expect(sentTypes).toEqual(['HideTool', 'RestoreTool'])
  expect(tab.toasts()[0]).toEqual(['Restored', undefined])
  expect(tab.undo()).toBeUndefined()
  expect(tab.refetched).toEqual([KITE.key])
})

it('offers no undo for what had been done before, and says why an undo was refused', async () => {
  const tab = openTab('one')
  await settle()
  const undo = { type: 'RestoreTool', payload: { toolId: 'kite' }, done: 'Restored' }
  const unchanged = { type: 'HideTool', payload: {}, position: 10, unchanged: true } as const
  tab.dispatch(formSent({ about: ABOUT, commandId: 'before', after: { done: { title: 'Hidden', undo } } }))
  tab.dispatch(commandAnswered({ ...unchanged, commandId: 'before' }))
  expect(tab.toasts()).toEqual([['Hidden', undefined]])
  expect(tab.undo()).toBeUndefined()
  answer = refusal
  tab.dispatch(undoRequested({ about: ABOUT, undo }))
  await settle()
  expect(tab.toasts()[0]).toEqual(['It was not undone', 'It is hidden already.'])
})

it('offers no undo to another member who signs in after', async () => {
  const tab = openTab('one')
  await settle()
  tab.send({ done: { title: 'Hidden', undo: { type: 'RestoreTool', payload: { toolId: 'kite' }, done: 'Restored' } } })
  await settle()
  expect(tab.undo()).toMatchObject({ label: 'Undo' })
  tab.dispatch(signedOut())
  tab.dispatch(sessionFound({ memberId: 'noor' }))
  expect(tab.toasts()).toEqual([])
})

it('takes off the page what there is no more', async () => {
  const tab = openTab('one')
  await settle()
  tab.send({ ends: [KITE] })
  await settle()
  expect(tab.shown()).toBe('missing')
  expect(tab.refetched).toEqual([])
})

it('forgets what a member asked for who leaves', async () => {
  const tab = openTab('one')
  await settle()
  tab.send()
  tab.dispatch(signedOut())
  expect(tab.form()).toBeUndefined()
})

it('tells what is done from what had been done before', () => {
  const { dispatch, getState } = configureStore({ reducer: { forms: formsSlice.reducer } })
  const { payload: command } = commandRequested({ type: 'ReportPost', payload: {} })
  for (const [unchanged, form] of [
    [{}, { status: 'done' }],
    [{ unchanged: true }, { status: 'done', wasDone: true }],
  ] as const) {
    dispatch(formSent({ about: ABOUT, commandId: command.commandId, after: {} }))
    dispatch(commandAnswered({ ...command, position: 1, ...unchanged }))
    expect(selectForm(ABOUT)(getState())).toEqual({ commandId: command.commandId, after: {}, ...form })
  }
})
