import { combineReducers, createSlice, type UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { combine } from './combine.ts'

const counter = (name: string) => createSlice({ name, initialState: 1, reducers: { rose: (count) => count + 1 } })
const [left, right] = [counter('left'), counter('right')]
const reducers = new Map([left, right].map(({ name, reducer }) => [name, reducer]))
const ours = combine<object>(reducers)
const theirs = combineReducers(Object.fromEntries(reducers))
const nothing: UnknownAction = { type: 'nothing' }

it('begins, goes on and drops what it does not know as the toolkit’s does', () => {
  for (const state of [undefined, {}, { left: 3 }, { left: 3, right: 4 }, { left: 3, right: 4, unknown: 5 }])
    for (const action of [nothing, left.actions.rose(), right.actions.rose()]) expect(ours(state, action)).toEqual(theirs(state, action))
})

it('is the same state where no part has changed', () => {
  const state = { left: 3, right: 4 }
  expect(ours(state, nothing)).toBe(state)
  expect(ours(state, left.actions.rose())).not.toBe(state)
})
