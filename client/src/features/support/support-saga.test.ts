import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { sessionFound, sessionSlice, signedOut } from '../../lib/session/session-slice.ts'
import type { Chat } from './chat.ts'
import { offerSupport } from './support-saga.ts'
import { drafted, selectSupport, supportSlice } from './support-slice.ts'

let said: unknown[]
let vouched: unknown
let task: Task

const api: ApiClient = {
  get: () => Promise.reject(new ApiError('unreachable', 'nothing is asked here')),
  async post(path, body, schema) {
    said.push(path, body)
    return readAs(schema, vouched)
  },
}
const chat: Chat = { identify: (member) => void said.push(member), forget: () => void said.push('forgotten') }
const settled = () => new Promise((resolve) => setImmediate(resolve))

const start = (openChat?: () => Promise<Chat>) => {
  const sagas = createSagaMiddleware()
  const reducer = combineReducers({ session: sessionSlice.reducer, support: supportSlice.reducer })
  const store = configureStore({ reducer, middleware: () => new Tuple(sagas) })
  task = sagas.run(offerSupport, api, { provider: 'chat', openChat })
  return { store, support: () => selectSupport(store.getState()) }
}

beforeEach(() => {
  said = []
  vouched = { email: 'ines@example.org', hash: 'abc' }
})
afterEach(() => {
  task.cancel()
  vi.restoreAllMocks()
})

it('offers our own panel where there is no chat, or where it is blocked', async () => {
  expect(start().support().status).toBe('offered')
  const complaint = vi.spyOn(console, 'info').mockReturnValue()
  const { support } = start(() => Promise.reject(new Error('blocked')))
  await settled()
  expect(support().status).toBe('offered')
  expect(complaint).toHaveBeenCalledOnce()
})

it('tells the chat who writes from sign-in to sign-out', async () => {
  const { store, support } = start(async () => chat)
  await settled()
  expect(support().status).toBe('elsewhere')
  expect(said).toEqual([])
  store.dispatch(sessionFound({ memberId: 'ines' }))
  await settled()
  expect(said).toEqual(['/api/chat/auth', undefined, { email: 'ines@example.org', hash: 'abc' }])
  store.dispatch(signedOut())
  await settled()
  expect(said.at(-1)).toBe('forgotten')
})

it('lets members write as anybody when the server does not vouch for them', async () => {
  vouched = { email: 'ines@example.org' }
  const { store } = start(async () => chat)
  store.dispatch(sessionFound({ memberId: 'ines' }))
  await settled()
  store.dispatch(signedOut())
  await settled()
  expect(said).toEqual(['/api/chat/auth', undefined, 'forgotten'])
})

it('keeps of the draft what was not changed', () => {
  const { store, support } = start()
  store.dispatch(drafted({ message: 'Hello' }))
  store.dispatch(drafted({ name: 'Ines' }))
  expect(support().draft).toMatchObject({ topic: '', name: 'Ines', message: 'Hello' })
})
