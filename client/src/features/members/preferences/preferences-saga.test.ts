import { DEFAULT_PREFERENCES, type EmailPreferences, type Preferences } from '@debut/events/members/preferences.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { commandAnswered, commandRefused, outboxOpened, outboxSlice, sendingDelayed } from '../../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import type { LiveStream } from '../../../lib/live/live-stream.ts'
import { keepResources, type ResourceState } from '../../../lib/resources/keep-resources.ts'
import { ownResourcesSlice, resourcesSlice } from '../../../lib/resources/resources-slice.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import { preferences, selectChoicesWait, selectSaved, selectShownPreferences } from './preferences.ts'
import { savePreferences } from './preferences-saga.ts'
import type { Choice } from './choice.ts'
import { preferenceChosen, preferencesSlice, selectFailed } from './preferences-slice.ts'

type Topic = keyof EmailPreferences
const { email, inApp } = DEFAULT_PREFERENCES
const withEmail = (change: Partial<EmailPreferences>): Preferences => ({ ...DEFAULT_PREFERENCES, email: { ...email, ...change } })

const live: LiveStream = {
  subscribe: () => () => undefined,
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

const open = async () => {
  let asked = 0
  const api: ApiClient = {
    get: async (_path, schema) => {
      asked += 1
      return readAs(schema, DEFAULT_PREFERENCES)
    },
    post: () => Promise.reject(new Error('nothing is sent but by the outbox')),
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({
      outbox: outboxSlice.reducer,
      ownResources: ownResourcesSlice.reducer,
      preferences: preferencesSlice.reducer,
      resources: resourcesSlice.reducer,
      session: sessionSlice.reducer,
    }),
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(sessionFound({ memberId: 'm-1' }))
  store.dispatch(outboxOpened('m-1'))
  sagas.run(keepResources<ResourceState>, { api, live }, () => [preferences()])
  sagas.run(savePreferences)
  await vi.waitFor(() => expect(selectSaved(store.getState())).toEqual(DEFAULT_PREFERENCES))
  const sent = () => store.getState().outbox.entries
  return {
    asked: () => asked,
    sent: () => sent().map(({ payload }) => payload),
    answer: () => {
      const [first] = sent()
      if (first !== undefined) store.dispatch(commandAnswered({ ...first, position: 7 }))
    },
    refuse: () => {
      const [first] = sent()
      if (first !== undefined) store.dispatch(commandRefused({ ...first, problem: { code: 'internal', message: 'It was not saved.' } }))
    },
    dispatch: store.dispatch,
    choose: (kind: Topic, wanted: boolean) => store.dispatch(preferenceChosen({ of: 'email', kind, wanted })),
    chooseOther: (choice: Choice) => store.dispatch(preferenceChosen(choice)),
    saved: () => selectSaved(store.getState()),
    failed: () => selectFailed(store.getState()),
    waits: () => selectChoicesWait(store.getState()),
    shown: (kind: Topic) => selectShownPreferences(store.getState())?.email[kind],
  }
}

it('shows a choice at once, and keeps it once it is saved', async () => {
  const page = await open()
  page.choose('newsletter', true)
  expect(page.shown('newsletter')).toBe(true)
  expect(page.saved()?.email.newsletter).toBe(false)
  expect(page.sent()).toEqual([withEmail({ newsletter: true })])
  page.answer()
  expect(page.saved()?.email.newsletter).toBe(true)
  expect(page.shown('newsletter')).toBe(true)
})

it('goes back to how it was, and says why beside it, where that was not saved', async () => {
  const page = await open()
  page.choose('newsletter', true)
  page.refuse()
  expect(page.failed()).toEqual({ place: 'email.newsletter', error: 'It was not saved.' })
  expect(page.shown('newsletter')).toBe(false)
  page.choose('newsletter', true)
  expect(page.failed()).toBeNull()
})

it('asks each time for all that is chosen by then', async () => {
  const page = await open()
  page.choose('newsletter', true)
  page.choose('post_like', true)
  page.choose('newsletter', false)
  page.choose('newsletter', false)
  expect(page.sent()).toEqual([
    withEmail({ newsletter: true }),
    withEmail({ newsletter: true, post_like: true }),
    withEmail({ post_like: true }),
  ])
  page.answer()
  expect([page.shown('newsletter'), page.shown('post_like')]).toEqual([false, true])
  page.answer()
  page.answer()
  expect(page.saved()).toEqual(withEmail({ post_like: true }))
})

it('sends what is chosen for Debut itself and how often emails go with all the rest', async () => {
  const page = await open()
  page.chooseOther({ of: 'inApp', kind: 'post_like', wanted: false })
  page.chooseOther({ of: 'emailFrequency', wanted: 'weekly' })
  page.chooseOther({ of: 'emailFrequency', wanted: 'weekly' })
  const quiet = { ...inApp, post_like: false }
  expect(page.sent()).toEqual([
    { ...DEFAULT_PREFERENCES, inApp: quiet },
    { ...DEFAULT_PREFERENCES, inApp: quiet, emailFrequency: 'weekly' },
  ])
  page.answer()
  page.refuse()
  expect(page.saved()).toEqual({ ...DEFAULT_PREFERENCES, inApp: quiet })
  expect(page.failed()?.place).toBe('emailFrequency')
})

it('takes over what was chosen elsewhere, and sends no request', async () => {
  const page = await open()
  const data = { memberId: 'm-1', ...withEmail({ follow: true }) }
  page.dispatch(resultReceived({ commandId: 'elsewhere', position: 9, events: [{ type: 'PreferencesChanged', data }] }))
  expect(page.shown('follow')).toBe(true)
  expect(page.asked()).toBe(1)
})

it('keeps what was chosen without a network over what is loaded meanwhile, and says that it waits', async () => {
  const page = await open()
  page.choose('newsletter', true)
  expect(page.waits()).toBe(false)
  page.dispatch(sendingDelayed())
  page.dispatch(refreshDue())
  await vi.waitFor(() => expect(page.asked()).toBe(2))
  expect(page.waits()).toBe(true)
  expect(page.shown('newsletter')).toBe(true)
})
