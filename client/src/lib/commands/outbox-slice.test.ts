import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { signedOut } from '../session/session-slice.ts'
import {
  commandAnswered,
  commandRequested,
  commandRefused,
  entriesFound,
  outboxOpened,
  outboxSlice,
  entrySettled,
  sendingDelayed,
} from './outbox-slice.ts'

const after = (...actions: UnknownAction[]) => actions.reduce(outboxSlice.reducer, outboxSlice.reducer(undefined, { type: 'start' }))
const ids = (state: ReturnType<typeof after>) => state.entries.map(({ commandId }) => commandId)

const vote = commandRequested({ type: 'CastVote', payload: { launchId: 'apple' }, optimistic: { delta: 1 } })
const read = commandRequested({ type: 'MarkNotificationsRead', payload: {} })
const ines = outboxOpened('ines')
const idOf = ({ payload: { commandId } }: typeof vote) => commandId

it('gives each command an id that says when it was asked for', () => {
  expect(idOf(vote)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect(idOf(vote) < idOf(read)).toBe(true)
})

it('holds what a member asks for, in the order of asking', () => {
  expect(ids(after(ines, vote, read))).toEqual([idOf(vote), idOf(read)])
  const { payload } = vote
  expect(ids(after(ines, read, entriesFound([{ ...payload, memberId: 'ines' }])))).toEqual([idOf(vote), idOf(read)])
})

it('takes nothing from visitors', () => {
  expect(ids(after(vote))).toEqual([])
})

it('shows nothing of another member', () => {
  expect(ids(after(ines, entriesFound([{ ...vote.payload, memberId: 'tomasz' }])))).toEqual([])
  expect(ids(after(ines, vote, outboxOpened('tomasz')))).toEqual([])
  expect(ids(after(ines, vote, outboxOpened('ines')))).toEqual([idOf(vote)])
})

it('hides everything when the member leaves', () => {
  expect(after(ines, vote, signedOut())).toMatchObject({ entries: [], memberId: undefined })
})

it('holds an answered command until the page says as much without it', () => {
  const answered = after(ines, vote, commandAnswered({ ...vote.payload, position: 7 }))
  expect(answered.entries).toMatchObject([{ commandId: idOf(vote), position: 7 }])
  expect(ids(after(ines, vote, entrySettled(idOf(vote))))).toEqual([])
})

it('is done with an answered command that the page shows nothing of', () => {
  expect(ids(after(ines, read, commandAnswered({ ...read.payload, position: 7 })))).toEqual([])
})

it('takes back what was refused', () => {
  const refused = commandRefused({ ...vote.payload, problem: { code: 'own-tool', message: 'No.' } })
  expect(ids(after(ines, vote, refused))).toEqual([])
})

it('waits until anything is answered again', () => {
  expect(after(ines, vote, sendingDelayed()).waiting).toBe(true)
  expect(after(ines, vote, sendingDelayed(), commandAnswered({ ...vote.payload, position: 7 })).waiting).toBe(false)
})
