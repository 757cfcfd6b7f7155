import { createSlice } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { profileSeen, profilesSlice } from '../features/members/profiles/profiles-slice.ts'
import { createStore, slicesJoined } from './store.ts'

it('keeps of the state only what a page has brought, each store for itself', () => {
  const [{ store: one }, { store: other }] = [createStore({}), createStore({})]
  one.dispatch(slicesJoined([profilesSlice]))
  one.dispatch(profileSeen({ name: 'ada', view: { status: 'unknown' } }))
  expect(one.getState().profiles.views['ada']).toEqual({ status: 'unknown' })
  expect(one.getState().session).toEqual({ status: 'visitor' })
  expect(Object.keys(other.getState())).not.toContain('profiles')
})

it('goes on with what the server handed over of a page’s own state', () => {
  const profiles = { views: { ada: { status: 'moved' as const, to: 'ada-l' } } }
  expect(createStore({ profiles }, [profilesSlice]).store.getState().profiles).toEqual(profiles)
})

it('keeps what a page has brought when the next one brings more', () => {
  const { store } = createStore({})
  store.dispatch(slicesJoined([profilesSlice]))
  store.dispatch(profileSeen({ name: 'ada', view: { status: 'unknown' } }))
  store.dispatch(slicesJoined([createSlice({ name: 'more', initialState: 1, reducers: {} }), profilesSlice]))
  expect(store.getState()).toMatchObject({ more: 1, profiles: { views: { ada: { status: 'unknown' } } } })
})
