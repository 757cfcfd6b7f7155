import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runLoadingBar } from './loading-bar-saga.ts'
import { loadingBarSlice, loadingFailed, loadingFinished, loadingStarted, selectLoadingBar } from './loading-bar-slice.ts'

const create = () => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: { loadingBar: loadingBarSlice.reducer }, middleware: () => new Tuple(sagas) })
  return { store, run: sagas.run }
}

let store: ReturnType<typeof create>['store']
let task: Task
const bar = () => {
  const { status, shown } = selectLoadingBar(store.getState())
  return shown ? status : `${status}, hidden`
}
const say = (action: UnknownAction) => void store.dispatch(action)
const after = async (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  const created = create()
  store = created.store
  task = created.run(runLoadingBar)
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it('shows no bar for a page that is there within 200 ms', async () => {
  say(loadingStarted())
  await after(199)
  say(loadingFinished())
  await after(5_000)
  expect(bar()).toBe('idle, hidden')
})

it('shows a bar from 200 ms on until the page is there', async () => {
  say(loadingStarted())
  await after(199)
  expect(bar()).toBe('idle, hidden')
  await after(1)
  expect(bar()).toBe('loading')
  await after(60_000)
  expect(bar()).toBe('loading')
})

it('jumps to its end, hides 500 ms later, and is back at its start 400 ms after that', async () => {
  say(loadingStarted())
  await after(300)
  say(loadingFinished())
  expect(bar()).toBe('finishing')
  await after(499)
  expect(bar()).toBe('finishing')
  await after(1)
  expect(bar()).toBe('finishing, hidden')
  await after(399)
  expect(bar()).toBe('finishing, hidden')
  await after(1)
  expect(bar()).toBe('idle, hidden')
})

it('ends in its error colour when the page cannot be drawn, however early that is', async () => {
  say(loadingStarted())
  await after(50)
  say(loadingFailed())
  expect(bar()).toBe('error')
  await after(500)
  expect(bar()).toBe('error, hidden')
  await after(400)
  expect(bar()).toBe('idle, hidden')
})

it('starts again when the next page is opened while the last bar is going out', async () => {
  say(loadingStarted())
  await after(300)
  say(loadingFinished())
  await after(450)
  say(loadingStarted())
  await after(200)
  expect(bar()).toBe('loading')
})

it('lets a bar go out also when the next page was there at once', async () => {
  say(loadingStarted())
  await after(300)
  say(loadingFinished())
  await after(450)
  say(loadingStarted())
  say(loadingFinished())
  await after(900)
  expect(bar()).toBe('idle, hidden')
})

it('counts the throttle anew for the page that is opened instead', async () => {
  say(loadingStarted())
  await after(150)
  say(loadingStarted())
  await after(150)
  expect(bar()).toBe('idle, hidden')
  await after(50)
  expect(bar()).toBe('loading')
})

it('does not mind a page that ends without having started', async () => {
  say(loadingFinished())
  await after(1_000)
  expect(bar()).toBe('idle, hidden')
})
