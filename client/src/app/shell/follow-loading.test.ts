import { expect, it } from 'vitest'
import { pageFinished } from '../../features/visits/visits-saga.ts'
import { loadingFailed, loadingFinished, loadingStarted } from '../../features/loading-bar/loading-bar-slice.ts'
import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { navigationSlice, pageLoadingEnded, pageOpened, pageShown } from '../navigation-slice.ts'
import { followLoading } from './follow-loading.ts'

const announcedAfter = (...actions: UnknownAction[]) => {
  const announced: string[] = []
  const listened = [loadingStarted.type, loadingFinished.type, loadingFailed.type, pageFinished.type]
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: { navigation: navigationSlice.reducer },
    middleware: () =>
      new Tuple(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        const { type } = action as UnknownAction
        if (listened.includes(type)) announced.push(type)
        return next(action)
      }),
  })
  sagas.run(followLoading)
  actions.forEach(store.dispatch)
  return announced
}
const open = (path: string) => pageOpened({ path, query: '' })

it('has the first page finished as soon as it is opened, as the server drew it', () => {
  expect(announcedAfter(open('/'))).toEqual([pageFinished.type])
})

it('loads every other page until it is here', () => {
  const shown = pageShown({ path: '/weekly', query: '' })
  expect(announcedAfter(open('/'), open('/weekly'), shown, pageLoadingEnded({ failed: false }))).toEqual([
    pageFinished.type,
    loadingStarted.type,
    loadingFinished.type,
    pageFinished.type,
  ])
})

it('ends in failure for a page that does not come, which is no page that was finished', () => {
  expect(announcedAfter(open('/'), open('/weekly'), pageLoadingEnded({ failed: true }))).toEqual([
    pageFinished.type,
    loadingStarted.type,
    loadingFailed.type,
  ])
})
