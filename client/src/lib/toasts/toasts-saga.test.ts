import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { type Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeClosedToasts } from './toasts-saga.ts'
import { selectToasts, toastClosed, toastShown, toastsSlice } from './toasts-slice.ts'

const create = () => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: { toasts: toastsSlice.reducer }, middleware: () => new Tuple(sagas) })
  return { store, run: sagas.run }
}

let store: ReturnType<typeof create>['store']
let task: Task
const shown = () => selectToasts(store.getState()).map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  const created = create()
  store = created.store
  task = created.run(removeClosedToasts)
  for (const id of ['a', 'b']) store.dispatch(toastShown({ id, title: id }))
})
afterEach(() => {
  task.cancel()
  vi.useRealTimers()
})

it('removes a closed toast 200 ms later, and no other', async () => {
  store.dispatch(toastClosed('a'))
  await vi.advanceTimersByTimeAsync(199)
  expect(shown()).toEqual(['b', 'a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual(['b'])
})

it('counts for each toast from its own closing', async () => {
  store.dispatch(toastClosed('a'))
  await vi.advanceTimersByTimeAsync(150)
  store.dispatch(toastClosed('b'))
  await vi.advanceTimersByTimeAsync(50)
  expect(shown()).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(150)
  expect(shown()).toEqual([])
})
