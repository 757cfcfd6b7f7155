import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { beforeEach, expect, it } from 'vitest'
import type { ApiClient } from '../api/api-client.ts'
import { clockSlice, ticked } from '../clock/clock-slice.ts'
import { toastsSlice } from '../toasts/toasts-slice.ts'
import { keepSession } from './session-saga.ts'
import { selectMemberId, sessionExpired, sessionFound, sessionSlice, signInWanted, signOutAsked } from './session-slice.ts'
import { cookieHeader } from './testing/session-cookie.ts'

const SECONDS = 1_800_000_000
const nobodyAsks: ApiClient = {
  get: () => Promise.reject(new Error('nothing is asked for')),
  post: () => Promise.reject(new Error('nothing is sent')),
}

let document: { cookie: string }
let happened: UnknownAction[]

beforeEach(() => {
  document = { cookie: '' }
  happened = []
})

const open = ({ as, endsAt }: { as?: string; endsAt?: number } = {}) => {
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ clock: clockSlice.reducer, session: sessionSlice.reducer, toasts: toastsSlice.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      happened.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(ticked(SECONDS * 1_000))
  if (as !== undefined) store.dispatch(sessionFound({ memberId: as }))
  if (endsAt !== undefined)
    document.cookie = cookieHeader({ access_token: 'a', refresh_token: 'r', expires_at: endsAt, user: { id: 'ines' } })
  sagas.run(keepSession, nobodyAsks, document)
  return {
    dispatch: store.dispatch,
    member: () => selectMemberId(store.getState()),
    toasts: () => store.getState().toasts.toasts.map(({ title }) => title),
  }
}
const forgotten = () => document.cookie.startsWith('debut-auth-token=;')

it('makes a visitor of a member whose token is not taken any more, says so once, and knows where they were', () => {
  const page = open({ as: 'ines', endsAt: SECONDS + 60 })
  page.dispatch(sessionExpired())
  page.dispatch(sessionExpired())
  expect(page.member()).toBeUndefined()
  expect(page.toasts()).toEqual(['Your session has ended'])
  expect(happened.filter(signInWanted.match)).toHaveLength(1)
  expect(forgotten()).toBe(true)
})

it('tells whoever comes with a session that is over, and sends its token nowhere', () => {
  const page = open({ endsAt: SECONDS })
  expect(page.toasts()).toEqual(['Your session has ended'])
  expect(forgotten()).toBe(true)
})

it.each([
  ['nobody has signed in', {}],
  ['somebody has just signed in, in another tab', { endsAt: SECONDS + 1 }],
  ['the server took the session', { as: 'ines', endsAt: SECONDS }],
])('says nothing where %s', (_, circumstances) => {
  const page = open(circumstances)
  expect(page.toasts()).toEqual([])
  expect(forgotten()).toBe(false)
})

it('lets go of a member who wants to leave without a word', () => {
  const page = open({ as: 'ines', endsAt: SECONDS + 60 })
  page.dispatch(signOutAsked())
  expect(page.member()).toBeUndefined()
  expect(page.toasts()).toEqual([])
  expect(forgotten()).toBe(true)
})
