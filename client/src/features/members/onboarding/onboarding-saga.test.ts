import { ActId } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { OwnPage } from '@debut/events/members/own-page-answers.ts'
import type { OwnSanction } from '@debut/events/moderation/moderation-answers.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import type { Profile } from '../../../lib/session/profile.ts'
import { ownPageLoaded, profileLoaded, sessionSlice } from '../../../lib/session/session-slice.ts'
import { welcomeMembers } from './onboarding-saga.ts'
import { onboardingClosed, onboardingReopened, onboardingSlice, selectIsReopened, selectOnboarding } from './onboarding-slice.ts'

const profile = (onboarded: boolean): Profile => ({
  memberId: 'ines',
  username: 'ines',
  name: null,
  avatarUrl: '/avatar.svg',
  streak: 0,
  latestStreak: null,
  voteMultiplier: 1,
  tier: 0,
  onboarded,
})

const ANSWERED = {
  username: 'ines',
  name: null,
  avatar_url: '/avatar.svg',
  streak: 0,
  latest_streak: null,
  vote_multiplier: 1,
  tier: 0,
  onboarded: true,
}

const ownPage = (sanctioned?: OwnSanction['kind']): OwnPage => ({
  profile: null,
  daily: { date: Day.parse('2026-03-02'), count: 0 },
  votes: [],
  position: LogPosition.parse(0),
  ...(sanctioned && {
    sanction: {
      actId: ActId.parse('1c0ad5a6-6f0e-5d0c-8a4e-6b8f2d1f7b11'),
      kind: sanctioned,
      rule: 'spam',
      note: null,
      at: '2026-03-02T20:00:00.000Z',
      until: null,
      appealUntil: '2026-04-01T20:00:00.000Z',
      appeal: null,
      continued: false,
    },
  }),
})

const start = (known: Profile | undefined, answers: boolean, sanctioned?: OwnSanction['kind']) => {
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
  if (known !== undefined) store.dispatch(ownPageLoaded(ownPage(sanctioned)))
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
  expect(status()).toBe('waiting')
  store.dispatch(ownPageLoaded(ownPage()))
  store.dispatch(onboardingClosed())
  store.dispatch(profileLoaded(profile(false)))
  expect(status()).toBe('closed')
  expect(sent).toEqual([recorded])
})

it('is opened again by its member, without being recorded once more', () => {
  const { store, sent, status } = start(profile(true), true)
  store.dispatch(onboardingReopened())
  expect([status(), selectIsReopened(store.getState()), sent]).toEqual(['shown', true, []])
  store.dispatch(onboardingClosed())
  expect(status()).toBe('closed')
})

it('leaves those alone who were welcomed before', () => {
  const { sent, status } = start(profile(true), true)
  expect([status(), sent]).toEqual(['waiting', []])
})

it('leaves those alone who are suspended or banned, until they can take part', () => {
  for (const sanction of ['suspension', 'ban'] as const) {
    const { store, sent, status } = start(profile(false), true, sanction)
    expect([status(), sent]).toEqual(['waiting', []])
    store.dispatch(ownPageLoaded(ownPage()))
    expect([status(), sent]).toEqual(['shown', [recorded]])
  }
  expect(start(profile(false), true, 'warning').status()).toBe('shown')
})

it('stays open when it could not be recorded, which is only logged', async () => {
  const complaint = vi.spyOn(console, 'info').mockReturnValue()
  const { status } = start(profile(false), false)
  await vi.waitFor(() => expect(complaint).toHaveBeenCalledOnce())
  expect(status()).toBe('shown')
  complaint.mockRestore()
})
