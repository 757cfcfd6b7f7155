import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { sessionFound, sessionSlice } from '../../../lib/session/session-slice.ts'
import type { EmailPreferences, Topic } from './preferences.ts'
import { followPreferences, loadPreferences } from './preferences-saga.ts'
import { preferencesSlice, preferenceWished, selectShownPreferences } from './preferences-slice.ts'

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
  const sent: EmailPreferences[] = []
  const waiting: { answer: () => void; refuse: () => void }[] = []
  const api: ApiClient = {
    get: async (path, parse) => {
      const parsed = parse(saved)
      if (parsed === undefined) throw new ApiError('unreachable', path)
      return parsed
    },
    post: (path, body, parse) => {
      sent.push((body as { payload: { email: EmailPreferences } }).payload.email)
      return new Promise((resolve, reject) => {
        const position = parse({ position: 1 })
        waiting.push({
          answer: () => (position === undefined ? undefined : resolve(position)),
          refuse: () => reject(new ApiError('unreachable', path)),
        })
      })
    },
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: combineReducers({ preferences: preferencesSlice.reducer, session: sessionSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(sessionFound({ memberId: 'm-1' }))
  await sagas.run(loadPreferences, api).toPromise()
  sagas.run(followPreferences, api)
  return {
    sent,
    wish: (topic: Topic, wanted: boolean) => store.dispatch(preferenceWished({ topic, wanted })),
    state: () => store.getState().preferences,
    shown: (topic: Topic) => selectShownPreferences(store.getState())?.[topic],
    next: async () => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      return waiting.shift()
    },
  }
}

it('shows a wish at once, and keeps it once it is saved', async () => {
  const page = await open()
  page.wish('newsletter', true)
  expect(page.shown('newsletter')).toBe(true)
  expect(page.state().saved?.newsletter).toBe(false)
  ;(await page.next())?.answer()
  await vi.waitFor(() => expect(page.state().saved?.newsletter).toBe(true))
  expect(page.sent).toEqual([{ ...email, newsletter: true }])
  expect(page.state().wished).toEqual({})
})

it('goes back to how it was, and says so beside it, where that was not saved', async () => {
  const page = await open()
  page.wish('newsletter', true)
  ;(await page.next())?.refuse()
  await vi.waitFor(() => expect(page.state().failed?.topic).toBe('newsletter'))
  expect(page.shown('newsletter')).toBe(false)
})

it('saves what was wished meanwhile after what is on its way', async () => {
  const page = await open()
  page.wish('newsletter', true)
  const first = await page.next()
  page.wish('post_like', true)
  page.wish('newsletter', false)
  first?.answer()
  ;(await page.next())?.answer()
  await vi.waitFor(() => expect(page.state().wished).toEqual({}))
  expect(page.sent).toEqual([
    { ...email, newsletter: true },
    { ...email, post_like: true },
  ])
  expect(page.state().saved).toEqual({ ...email, post_like: true })
})

it('says that it can’t be reached where what comes is not what was asked for', async () => {
  const page = await open({ email: { newsletter: 'yes' } })
  expect(page.state().status).toBe('unreachable')
})
