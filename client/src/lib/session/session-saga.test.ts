import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { eventChannel } from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type { ApiClient } from '../api/api-client.ts'
import { readAs } from '../api/testing/read-as.ts'
import { clockSlice } from '../clock/clock-slice.ts'
import { toastsSlice } from '../toasts/toasts-slice.ts'
import type { Auth } from './auth-client.ts'
import { careForSession } from './care-for-session.ts'
import { loadProfile } from './load-own.ts'
import { keepSession } from './session-saga.ts'
import { selectMemberId, sessionSlice, type SessionState, signedOut, signOutRequested } from './session-slice.ts'
import { cookiesOf } from './testing/cookies-of.ts'

const silent: ApiClient = {
  get: () => Promise.reject(new Error('no answer')),
  post: () => Promise.reject(new Error('no answer')),
}

it('lets a member leave who asks for it before the code that looks after sessions has come', async () => {
  const session: SessionState = { status: 'unknown', memberId: 'ines' }
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ clock: clockSlice.reducer, session: sessionSlice.reducer, toasts: toastsSlice.reducer })
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action: UnknownAction) => slices(state, action),
    preloadedState: { session },
    middleware: () => new Tuple(sagas),
  })
  const cookies = cookiesOf()
  const auth: Auth = {
    open: () => Promise.reject(new Error('its code does not come')),
    isOpen: () => false,
    needed: new Promise(() => undefined),
    announceLeaving: () => undefined,
    wasLeftElsewhere: () => false,
    changes: eventChannel(() => () => undefined),
  }
  const task = sagas.run(keepSession, auth, cookies, async () => () => careForSession(silent, auth, cookies))
  store.dispatch(signOutRequested())
  await vi.waitFor(() => expect(selectMemberId(store.getState())).toBeUndefined())
  task.cancel()
})

it.each([
  ['names the signed-in member', undefined, 'ines'],
  ['does not restore a member who has signed out before their profile came', signedOut(), undefined],
])('%s', async (_, meanwhile, found) => {
  const session: SessionState = { status: 'unknown', memberId: 'ines' }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    preloadedState: { session },
    middleware: () => new Tuple(sagas),
  })
  const answered = Promise.withResolvers<unknown>()
  const api: ApiClient = {
    ...silent,
    get: async (_path, schema) => readAs(schema, await answered.promise),
  }
  const task = sagas.run(loadProfile, api)
  if (meanwhile !== undefined) store.dispatch(meanwhile)
  const profile = {
    username: 'ines',
    name: null,
    avatar_url: '/a.svg',
    streak: 3,
    latest_streak: null,
    vote_multiplier: 1,
    tier: 0,
    onboarded: true,
  }
  answered.resolve({ ...profile, profile })
  await task.toPromise()
  expect(selectMemberId(store.getState())).toBe(found)
})
