import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { readAs } from '../api/testing/read-as.ts'
import { tabSeen } from '../live/tab-seen.ts'
import { selectToasts, toastsSlice } from '../toasts/toasts-slice.ts'
import { announceMissingCode } from './announce-missing-code.ts'
import { followDeployments } from './deployments-saga.ts'
import { reloadRequested } from './reload-requested.ts'
import { missingCode } from './missing-code.ts'

let builds: (string | undefined)[]
let reloads: number
let permits: boolean[]
let task: Task
let missing: ReturnType<typeof missingCode>
let store: ReturnType<typeof create>['store']

const create = () => {
  const sagas = createSagaMiddleware()
  const made = configureStore({ reducer: { toasts: toastsSlice.reducer }, middleware: () => new Tuple(sagas) })
  return { store: made, run: sagas.run }
}

const api: ApiClient = {
  async get(_path, schema) {
    const id = builds.shift()
    return readAs(schema, id === undefined ? undefined : { id })
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}
const titles = () => selectToasts(store.getState()).map(({ title }) => title)

beforeEach(() => {
  vi.useFakeTimers()
  reloads = 0
  permits = []
  const created = create()
  store = created.store
  const reload = () => void (reloads += 1)
  missing = missingCode({ mayReload: () => permits.shift() ?? false, reload })
  task = created.run(followDeployments, api, missing)
})
afterEach(() => {
  task.cancel()
  missing.close()
  vi.useRealTimers()
})

it('says that a new version is here when the tab is looked at again, and leaves the reloading to the reader', async () => {
  builds = ['one', 'one', 'two']
  await vi.advanceTimersByTimeAsync(5_000)
  store.dispatch(tabSeen())
  await vi.advanceTimersByTimeAsync(0)
  expect(titles()).toEqual([])
  store.dispatch(tabSeen())
  await vi.advanceTimersByTimeAsync(0)
  expect(titles()).toEqual(['A new version is here'])
  expect(selectToasts(store.getState())[0]?.actions).toEqual([{ label: 'Reload', dispatch: reloadRequested() }])
  expect(reloads).toBe(0)
})

it('looks once an hour at a page that stays in sight, also after an hour without an answer', async () => {
  builds = ['one', undefined, 'two']
  await vi.advanceTimersByTimeAsync(5_000 + 2 * 3_600_000 - 1)
  expect(titles()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(titles()).toEqual(['A new version is here'])
})

it('reloads a page whose code is gone, and says so instead where that was just tried', async () => {
  builds = []
  permits = [true, false]
  announceMissingCode()
  await vi.advanceTimersByTimeAsync(0)
  expect([reloads, titles()]).toEqual([1, []])
  announceMissingCode()
  await vi.advanceTimersByTimeAsync(0)
  expect([reloads, titles()]).toEqual([1, ['A part of this page did not load']])
})
