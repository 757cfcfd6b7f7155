import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import type { Profile } from '../../../lib/session/profile.ts'
import { profileLoaded, sessionSlice } from '../../../lib/session/session-slice.ts'
import { welcomeMembers } from './onboarding-saga.ts'
import { onboardingClosed, onboardingSlice, selectOnboarding } from './onboarding-slice.ts'

const profile = (onboarded: boolean): Profile => ({
  memberId: 'ines',
  username: 'ines',
  avatarUrl: '/avatar.svg',
  streak: 0,
  latestStreak: null,
  voteMultiplier: 1,
  tier: 0,
  onboarded,
})

const ANSWERED = {
  username: 'ines',
  avatar_url: '/avatar.svg',
  streak: 0,
  latest_streak: null,
  vote_multiplier: 1,
  tier: 0,
  onboarded: true,
}

const start = (known: Profile | undefined, answers: boolean) => {
  const sent: unknown[] = []
  const api: ApiClient = {
    get: () => Promise.reject(new ApiError('unreachable', 'nothing is asked here')),
    async post(path, body, schema) {
      sent.push([path, body])
      return readAs(schema, answers ? { profile: ANSWERED } : {})
    },
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ onboarding: onboardingSlice.reducer, session: sessionSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  if (known !== undefined) store.dispatch(profileLoaded(known))
  sagas.run(welcomeMembers, { api })
  return { store, sent, status: () => selectOnboarding(store.getState()) }
}
const recorded = ['/api/profile/update', { user_id: 'ines', onboarded: true }]

it('welcomes a member who is new by the server’s answer, and records that at once', () => {
  const { sent, status } = start(profile(false), true)
  expect(status()).toBe('shown')
  expect(sent).toEqual([recorded])
})

it('welcomes a new member who signs in, and once only, however often their profile comes', () => {
  const { store, sent, status } = start(undefined, true)
  expect(status()).toBe('waiting')
  store.dispatch(profileLoaded(profile(false)))
  store.dispatch(onboardingClosed())
  store.dispatch(profileLoaded(profile(false)))
  expect(status()).toBe('closed')
  expect(sent).toEqual([recorded])
})

it('leaves those alone who were welcomed before', () => {
  const { sent, status } = start(profile(true), true)
  expect([status(), sent]).toEqual(['waiting', []])
})

it('stays open when it could not be recorded, which is only logged', async () => {
  const complaint = vi.spyOn(console, 'info').mockReturnValue()
  const { status } = start(profile(false), false)
  await vi.waitFor(() => expect(complaint).toHaveBeenCalledOnce())
  expect(status()).toBe('shown')
  complaint.mockRestore()
})
