import { configureStore, createAction, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it } from 'vitest'
import { takeEvery, takeLatest, throttle } from './take.ts'

const named = createAction<string>('named')

const run = (saga: () => Generator) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: (state = {}) => state, middleware: () => new Tuple(sagas) })
  const task = sagas.run(saga)
  return { dispatch: store.dispatch, end: () => task.cancel() }
}

it('gives a worker what the helper was given, and then the action', () => {
  const calls: unknown[][] = []
  const worker = (count: number, { payload }: ReturnType<typeof named>) => calls.push([count, payload])
  const { dispatch, end } = run(function* () {
    yield* takeEvery(named, worker, 7)
  })
  dispatch(named('Ines'))
  expect(calls).toEqual([[7, 'Ines']])
  end()
})

it('has types that refuse a worker whose parameters would take the action for something else', () => {
  const optional = function* (_count: number, _voted?: (launchId: string) => boolean) {}
  const optionalAction = function* (_count: number, _rest?: unknown) {}
  const another = function* (_count: number, _name: string) {}
  const planted = function* () {
    // @ts-expect-error -- the action would be called as if it were a function
    yield* takeLatest(named, optional, 1)
    // @ts-expect-error -- whatever an optional parameter is for, the action would land in it
    yield* takeEvery(named, optionalAction, 1)
    // @ts-expect-error -- the action is no name
    yield* throttle(10, named, another, 1)
    // @ts-expect-error -- a count is missing
    yield* takeEvery(named, another)
  }
  expect(planted).toBeTypeOf('function')
})
