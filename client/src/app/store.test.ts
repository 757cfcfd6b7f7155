import { createSlice } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { createStore, slicesJoined } from './store.ts'

const kites = createSlice({ name: 'kites', initialState: 0, reducers: { flown: (count) => count + 1 } })
const { flown } = kites.actions

it('keeps of the state only what a page has brought, each store for itself', () => {
  const [{ store: one }, { store: other }] = [createStore({}), createStore({})]
  one.dispatch(slicesJoined([kites]))
  one.dispatch(flown())
  expect(one.getState()).toMatchObject({ kites: 1, session: { status: 'visitor' } })
  expect(Object.keys(other.getState())).not.toContain('kites')
})

it('goes on with what the server handed over of a page’s own state', () => {
  expect(createStore({ kites: 3 } as object, [kites]).store.getState()).toMatchObject({ kites: 3 })
})

it('keeps what a page has brought when the next one brings more', () => {
  const { store } = createStore({})
  store.dispatch(slicesJoined([kites]))
  store.dispatch(flown())
  store.dispatch(slicesJoined([createSlice({ name: 'more', initialState: 1, reducers: {} }), kites]))
  expect(store.getState()).toMatchObject({ more: 1, kites: 1 })
})
