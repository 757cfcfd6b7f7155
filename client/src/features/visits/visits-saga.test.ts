import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type VisitorEvent, countVisits, happened, pageFinished } from './visits-saga.ts'

let sent: VisitorEvent[]
let task: Task
const start = (autoPageViews: boolean) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: () => null, middleware: () => new Tuple(sagas) })
  task = sagas.run(countVisits, { autoPageViews, referrer: 'https://search.example/', send: (event) => void sent.push(event) })
  return store
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it('reports a page 250 ms after it was finished, and where its reader came from', async () => {
  const store = start(true)
  store.dispatch(pageFinished({ path: '/' }))
  await vi.advanceTimersByTimeAsync(249)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ name: 'page_view', path: '/', referrer: 'https://search.example/' }])
  store.dispatch(pageFinished({ path: '/weekly' }))
  await vi.advanceTimersByTimeAsync(250)
  expect(sent[1]).toEqual({ name: 'page_view', path: '/weekly', referrer: '/' })
})

it('does not count a page that was only passed through', async () => {
  const store = start(true)
  store.dispatch(pageFinished({ path: '/' }))
  await vi.advanceTimersByTimeAsync(200)
  store.dispatch(pageFinished({ path: '/weekly' }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.map(({ path }) => path)).toEqual(['/weekly'])
})

it('reports no page where page views are switched off, but other events', async () => {
  const store = start(false)
  store.dispatch(pageFinished({ path: '/' }))
  store.dispatch(happened({ name: 'shared' }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([{ name: 'shared' }])
})

it('calls an event that has no name unknown_event', () => {
  const store = start(true)
  store.dispatch(happened({ path: '/' }))
  store.dispatch(happened({ name: '' }))
  expect(sent.map(({ name }) => name)).toEqual(['unknown_event', 'unknown_event'])
})
