import { type EmailPreferences } from '@debut/events/members/preferences.ts'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it } from 'vitest'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { commandAnswered, commandRefused, outboxOpened, outboxSlice, sendingDelayed } from '../../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import type { Topic } from './preferences.ts'
import { followPreferences, loadPreferences } from './preferences-saga.ts'
import { preferencesSlice, preferenceChosen, selectChoicesWait, selectShownPreferences } from './preferences-slice.ts'

const email: EmailPreferences = {
  post_like: false,
  post_comment: true,
  comment_reply: true,
  follow: true,
  mention: true,
  tool_review: true,
  newsletter: false,
}

const open = async (saved: unknown = { email }) => {
  let asked = 0
  const api: ApiClient = {
    get: async (_path, schema) => {
      asked += 1
      return readAs(schema, saved)
    },
    post: () => Promise.reject(new Error('nothing is sent but by the outbox')),
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({
      outbox: outboxSlice.reducer,
      preferences: preferencesSlice.reducer,
      session: sessionSlice.reducer,
    }),
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(sessionFound({ memberId: 'm-1' }))
  store.dispatch(outboxOpened('m-1'))
  await sagas.run(loadPreferences, api).toPromise()
  sagas.run(followPreferences, api)
  const sent = () => store.getState().outbox.entries
  return {
    asked: () => asked,
    sent: () => sent().map(({ payload }) => payload['email']),
    answer: () => {
      const [first] = sent()
      if (first !== undefined) store.dispatch(commandAnswered({ ...first, position: 7 }))
    },
    refuse: () => {
      const [first] = sent()
      if (first !== undefined) store.dispatch(commandRefused({ ...first, problem: { code: 'internal', message: 'It was not saved.' } }))
    },
    dispatch: store.dispatch,
    choose: (topic: Topic, wanted: boolean) => store.dispatch(preferenceChosen({ topic, wanted })),
    state: () => store.getState().preferences,
    waits: () => selectChoicesWait(store.getState()),
    shown: (topic: Topic) => selectShownPreferences(store.getState())?.[topic],
  }
}

it('shows a choice at once, and keeps it once it is saved', async () => {
  const page = await open()
  page.choose('newsletter', true)
  expect(page.shown('newsletter')).toBe(true)
  expect(page.state().saved?.newsletter).toBe(false)
  expect(page.sent()).toEqual([{ ...email, newsletter: true }])
  page.answer()
  expect(page.state().saved?.newsletter).toBe(true)
  expect(page.shown('newsletter')).toBe(true)
})

it('goes back to how it was, and says why beside it, where that was not saved', async () => {
  const page = await open()
  page.choose('newsletter', true)
  page.refuse()
  expect(page.state().failed).toEqual({ topic: 'newsletter', error: 'It was not saved.' })
  expect(page.shown('newsletter')).toBe(false)
  page.choose('newsletter', true)
  expect(page.state().failed).toBeNull()
})

it('asks each time for all that is chosen by then', async () => {
  const page = await open()
  page.choose('newsletter', true)
  page.choose('post_like', true)
  page.choose('newsletter', false)
  page.choose('newsletter', false)
  expect(page.sent()).toEqual([
    { ...email, newsletter: true },
    { ...email, newsletter: true, post_like: true },
    { ...email, post_like: true },
  ])
  page.answer()
  expect([page.shown('newsletter'), page.shown('post_like')]).toEqual([false, true])
  page.answer()
  page.answer()
  expect(page.state().saved).toEqual({ ...email, post_like: true })
})

it('takes over what was chosen elsewhere, and sends no request', async () => {
  const page = await open()
  const data = { memberId: 'm-1', email: { ...email, follow: false } }
  page.dispatch(resultReceived({ commandId: 'elsewhere', position: 9, events: [{ type: 'PreferencesChanged', data }] }))
  expect(page.shown('follow')).toBe(false)
  expect(page.asked()).toBe(1)
})

it('keeps what was chosen without a network over what is loaded meanwhile, and says that it waits', async () => {
  const page = await open()
  page.choose('newsletter', true)
  expect(page.waits()).toBe(false)
  page.dispatch(sendingDelayed())
  page.dispatch(refreshDue())
  await Promise.resolve()
  expect(page.waits()).toBe(true)
  expect(page.shown('newsletter')).toBe(true)
})

it('says that it can’t be reached where what comes is not what was asked for', async () => {
  const page = await open({ email: { newsletter: 'yes' } })
  expect(page.state().status).toBe('unreachable')
})
