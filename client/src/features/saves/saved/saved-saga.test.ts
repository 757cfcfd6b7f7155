import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { memberIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { sessionFound, sessionSlice, type SessionState, signedOut } from '../../../lib/session/session-slice.ts'
import { sharedSavesSlice } from '../shared-saves-slice.ts'
import { followSaved, loadSaved } from './saved-saga.ts'
import { savedSlice, selectSavedView } from './saved-slice.ts'

const INES = memberIdOf(1)
const query = { username: 'ines', page: 1 }

const opened = (session: SessionState) => {
  let answer: object | Error = new ApiError('status-404', 'Not here')
  const get = vi.fn<(path: string) => void>()
  const api: ApiClient = {
    get: async (path, schema) => {
      get(path)
      if (answer instanceof Error) throw answer
      return readAs(schema, answer)
    },
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, saved: savedSlice.reducer, sharedSaves: sharedSavesSlice.reducer },
    preloadedState: { session },
    middleware: () => new Tuple(sagas),
  })
  return {
    store,
    get,
    answers: (with_: object | Error) => void (answer = with_),
    load: () => sagas.run(loadSaved, api, query).toPromise(),
    follow: () => sagas.run(followSaved, api, query),
    view: () => selectSavedView(query)(store.getState()),
  }
}

const list = (slugs: readonly string[], shared = false) => ({
  memberId: INES,
  username: 'ines',
  shared,
  total: slugs.length,
  position: 10,
  tools: slugs.map((slug) => ({
    toolId: toolIdOf(slug),
    slug,
    name: slug,
    tagline: slug,
    url: `https://${slug}.example`,
    category: 'design',
    pricing: 'free',
    tags: [],
    logo: '/logo.svg',
    makers: [],
    launchId: null,
    boardDate: null,
    points: null,
  })),
})
const saved = (slug: string, position: number) =>
  resultReceived({ commandId: `c${position}`, position, events: [{ type: 'ToolSaved', data: { memberId: INES, toolId: toolIdOf(slug) } }] })

it('is unknown where the list is private, and unreachable where there is no answer', async () => {
  const page = opened({ status: 'visitor' })
  await page.load()
  expect(page.view()).toEqual({ status: 'unknown' })
  page.answers(new Error('unavailable'))
  await page.load()
  expect(page.view()).toEqual({ status: 'unreachable' })
})

it('waits for a session that is being renewed, as the list may be its member’s own', async () => {
  const page = opened({ status: 'renewing' })
  await page.load()
  expect(page.view()).toBeUndefined()
  page.answers(list(['kite']))
  const task = page.follow()
  page.store.dispatch(sessionFound({ memberId: INES }))
  await vi.waitFor(() => expect(page.view()).toMatchObject({ status: 'ready' }))
  task.cancel()
})

it('shows its member what they save elsewhere, and asks for nothing where that is shown already', async () => {
  const page = opened({ status: 'unknown', memberId: INES })
  page.answers(list(['kite']))
  await page.load()
  const task = page.follow()
  page.store.dispatch(saved('kite', 11))
  expect(page.get).toHaveBeenCalledTimes(1)
  page.answers(list(['harbor', 'kite']))
  page.store.dispatch(saved('harbor', 12))
  await vi.waitFor(() => expect(page.view()).toMatchObject({ list: { total: 2 } }))
  task.cancel()
})

it('keeps nothing private of a member who signs out', async () => {
  const page = opened({ status: 'unknown', memberId: INES })
  page.answers(list(['kite']))
  await page.load()
  page.store.dispatch(signedOut())
  expect(page.view()).toBeUndefined()
  page.answers(list(['kite'], true))
  await page.load()
  page.store.dispatch(signedOut())
  expect(page.view()).toMatchObject({ status: 'ready' })
})
