import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { profileLoaded, selectProfile, sessionSlice, signOutAsked } from '../../../lib/session/session-slice.ts'
import { toastsSlice } from '../../../lib/toasts/toasts-slice.ts'
import { followOwnProfile } from './own-profile-saga.ts'
import { avatarChosen, erasureAsked, nameAsked, nameTyped, ownProfileSlice } from './own-profile-slice.ts'

const INES = {
  memberId: 'm-1',
  username: 'ines',
  avatarUrl: '/avatar.svg',
  streak: 3,
  latestStreak: null,
  voteMultiplier: 1,
  onboarded: true,
}

const open = (answer: (path: string, body?: unknown) => unknown) => {
  const asked: { path: string; body?: unknown }[] = []
  const happened: UnknownAction[] = []
  const say = async <T>(path: string, parse: (body: unknown) => T | undefined, body?: unknown) => {
    asked.push({ path, ...(body !== undefined && { body }) })
    const parsed = parse(answer(path, body))
    if (parsed === undefined) throw new ApiError('unreachable', path)
    return parsed
  }
  const api: ApiClient = { get: (path, parse) => say(path, parse), post: (path, body, parse) => say(path, parse, body) }
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ ownProfile: ownProfileSlice.reducer, session: sessionSlice.reducer, toasts: toastsSlice.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      happened.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(profileLoaded(INES))
  sagas.run(followOwnProfile, { api, auth: () => Promise.reject(new Error('nobody signs in here')) })
  return {
    asked,
    happened,
    dispatch: store.dispatch,
    state: () => store.getState().ownProfile,
    profile: () => selectProfile(store.getState()),
    toasts: () => store.getState().toasts.toasts,
    until: (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true)),
  }
}

it('asks for a name once nobody types on, and only for one that could be theirs', async () => {
  const page = open(() => true)
  for (const typed of ['a', 'ad', 'ada', 'ada-', 'ada-l']) page.dispatch(nameTyped(typed))
  await page.until(() => page.state().name.check === 'taken')
  expect(page.asked).toEqual([{ path: '/api/user/check-username?username=ada-l' }])
  page.dispatch(nameTyped('ines'))
  expect(page.state().name.check).toBe('none')
})

it('shows the name that the server gave, also where it is not the one that was asked for', async () => {
  const page = open(() => ({ profile: { username: 'ada-1', avatar_url: '/avatar.svg', streak: 3 } }))
  page.dispatch(nameAsked('ada'))
  await page.until(() => page.profile()?.username === 'ada-1')
  expect(page.asked).toEqual([{ path: '/api/profile/update', body: { user_id: 'm-1', username: 'ada' } }])
  expect(page.profile()).toMatchObject({ streak: 3, voteMultiplier: 1 })
  expect(page.toasts()).toMatchObject([{ title: 'You are ada-1 now', color: 'warn' }])
})

it('keeps the name, and says so, where nobody answers', async () => {
  const page = open(() => undefined)
  page.dispatch(nameAsked('ada'))
  await page.until(() => page.state().name.error !== null)
  expect(page.state().name).toMatchObject({ saving: false, error: 'There was no answer. You keep your name; try again in a moment.' })
  expect(page.profile()?.username).toBe('ines')
})

it.each([
  ['no picture', { type: 'application/pdf', size: 10 }, /no picture/],
  ['too large', { type: 'image/png', size: 3.4 * 1024 * 1024 }, /3\.4 MB/],
])('sends nothing that is %s', (_, { type, size }, words) => {
  const page = open(() => undefined)
  page.dispatch(avatarChosen(new File([new Uint8Array(size)], 'a', { type })))
  expect(page.state().avatar).toMatchObject({ sent: null, error: expect.stringMatching(words) })
  expect(page.asked).toEqual([])
})

it('says that a picture did not get through where its sender can’t be reached', async () => {
  const page = open(() => undefined)
  page.dispatch(avatarChosen(new File(['x'], 'a', { type: 'image/png' })))
  await page.until(() => page.state().avatar.error !== null)
  expect(page.state().avatar).toMatchObject({ sent: null, error: expect.stringMatching(/old one stays/) })
})

it('signs out whoever is erased, and says that it is done', async () => {
  const page = open(() => ({ position: 9 }))
  page.dispatch(erasureAsked('ines'))
  await page.until(() => page.happened.some(signOutAsked.match))
  expect(page.asked).toMatchObject([{ path: '/api/commands', body: { type: 'EraseMember', payload: { username: 'ines' } } }])
  expect(page.toasts()).toMatchObject([{ title: 'Your account is erased' }])
})

it('does not claim that somebody was erased where nobody answers', async () => {
  const page = open(() => undefined)
  page.dispatch(erasureAsked('ines'))
  await page.until(() => page.state().erasure.error !== null)
  expect(page.happened.some(signOutAsked.match)).toBe(false)
  expect(page.toasts()).toEqual([])
})
