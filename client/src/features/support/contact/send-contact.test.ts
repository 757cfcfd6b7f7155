import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { beforeEach, expect, it } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import type { Problem } from '../../../lib/api/problem.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import { drafted, selectSupport, supportSlice } from '../support-slice.ts'
import { sendContact } from './send-contact.ts'

type Sent = Record<string, unknown>
let sent: Sent[]
let answers: (object | ApiError)[]

const api: ApiClient = {
  get: () => Promise.reject(new ApiError('unreachable', 'nothing is asked here')),
  async post(_path, body, schema) {
    sent.push(body as Sent)
    const answer = answers.shift() ?? { reference: 'C-7KQ2-M4XP', email: 'ines@example.org', mailed: 'receipt' }
    if (answer instanceof ApiError) throw answer
    return readAs(schema, answer)
  },
}
const refusal = (status: number, problem: Problem, retryAfter?: number) =>
  new ApiError(`status-${status}`, 'refused', { problem, ...(retryAfter !== undefined && { retryAfter }) })

const start = () => {
  const sagas = createSagaMiddleware()
  const reducer = combineReducers({ session: sessionSlice.reducer, support: supportSlice.reducer })
  const store = configureStore({ reducer, middleware: () => new Tuple(sagas) })
  store.dispatch(drafted({ topic: 'launch', email: 'ines@example.org', message: 'Hello' }))
  return {
    store,
    send: (about?: string, work = async () => 'd29yaw==') => sagas.run(sendContact, api, { about }, work).toPromise(),
    state: () => selectSupport(store.getState()),
  }
}

beforeEach(() => {
  sent = []
  answers = []
})

it('says what is wrong with each field before anything is sent', async () => {
  const { store, send, state } = start()
  store.dispatch(drafted({ topic: '', email: 'ines', message: ' ', name: 'a\nb' }))
  await send()
  expect(sent).toEqual([])
  expect(Object.keys(state().refused.errors).toSorted()).toEqual(['email', 'message', 'name', 'topic'])
  store.dispatch(drafted({ message: 'Hello' }))
  expect(state().refused.errors.message).toBeUndefined()
  expect(state().refused.errors.email).toMatch(/typo/)
})

it('keeps what was typed until it has arrived, and sends the same again under the same id', async () => {
  const { store, send, state } = start()
  answers = [new ApiError('unreachable', 'gone'), new ApiError('unreachable', 'gone')]
  await send('/weekly')
  expect(state()).toMatchObject({ sending: 'no', draft: { message: 'Hello' }, refused: { problem: expect.stringMatching(/still here/) } })
  await send('/weekly')
  store.dispatch(drafted({ message: 'Hello, and more' }))
  await send('/weekly')
  const ids = sent.map(({ id }) => id)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[1])
  expect(sent[2]).toMatchObject({ topic: 'launch', about: '/weekly', message: 'Hello, and more' })
  expect(state()).toMatchObject({ draft: { message: '', topic: '', email: 'ines@example.org' }, received: { reference: 'C-7KQ2-M4XP' } })
})

it('does the work that is asked for, and says so where it can’t', async () => {
  const { send, state } = start()
  const asked = refusal(403, { code: 'contact-work-required', message: 'Solve a challenge.' })
  answers = [asked]
  await send()
  expect(sent.map(({ work }) => work)).toEqual([undefined, 'd29yaw=='])
  expect(sent[0]?.['id']).toBe(sent[1]?.['id'])
  expect(state().received).toBeDefined()
  const other = start()
  answers = [asked]
  await other.send(undefined, () => Promise.reject(new Error('no cryptography')))
  expect(other.state().refused.problem).toMatch(/not a program/)
})

it('repeats what the server says, at the field that it is about, and how long to wait', async () => {
  const { send, state } = start()
  answers = [refusal(400, { code: 'invalid', message: 'Something.', details: [{ path: 'email', message: 'Not this one' }] })]
  await send()
  expect(state().refused).toEqual({ errors: { email: 'Not this one.' } })
  answers = [refusal(429, { code: 'contact-too-often', message: 'You’ve sent several.' }, 240_000)]
  await send()
  expect(state().refused.problem).toBe('You’ve sent several. You can send it in 4 minutes.')
})

it('asks a member with a verified address for no other', async () => {
  const { store, send } = start()
  const user = { id: 'ines', email: 'ines@member.example', email_confirmed_at: '2026-03-02T20:00:00Z' }
  store.dispatch(sessionFound({ memberId: 'ines', account: { user, aal: 'aal1', secondFactorDue: false } }))
  store.dispatch(drafted({ email: 'no address' }))
  await send()
  expect(sent).toEqual([expect.not.objectContaining({ email: expect.anything() })])
})
