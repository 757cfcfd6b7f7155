import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import type { Member } from './member.ts'
import {
  earlierLoaded,
  earlierRequested,
  earlierUnreachable,
  membersArrived,
  membersLoaded,
  membersOutdated,
  membersSlice,
  membersUnreachable,
} from './members-slice.ts'

const member = (position: number, username: string | null = `member-${position}`): Member => ({
  memberId: `id-${position}`,
  username,
  registeredAt: '2026-03-01T08:00:00Z',
  position,
})
const page = (positions: number[], total: number, position = positions[0] ?? 0) =>
  membersLoaded({ members: positions.map((each) => member(each)), total, position })
const arrival = (position: number, total: number) => ({ member: member(position), total, position })

const after = (...actions: UnknownAction[]) => actions.reduce(membersSlice.reducer, membersSlice.reducer(undefined, { type: 'start' }))
const positions = (state: ReturnType<typeof after>) => state.members.map(({ position }) => position)

it('puts an arrival on top and moves the total and the position on', () => {
  const state = after(page([9, 7], 2), membersArrived([arrival(12, 3)]))
  expect(positions(state)).toEqual([12, 9, 7])
  expect(state).toMatchObject({ total: 3, position: 12 })
})

it('keeps the order of the log whatever the order of arrival', () => {
  expect(positions(after(page([5], 1), membersArrived([arrival(9, 3), arrival(7, 2)])))).toEqual([9, 7, 5])
})

it('forgets the name of a member who was erased, and leaves the row where it was', () => {
  const state = after(page([9, 7], 2), membersArrived([{ member: { ...member(7, null), position: 30 }, total: 1, position: 30 }]))
  expect(positions(state)).toEqual([9, 7])
  expect(state.members[1]?.username).toBeNull()
  expect(state.total).toBe(1)
})

it('does not let an older answer undo what the stream has sent since', () => {
  const state = after(page([9], 1), membersArrived([arrival(12, 2)]), page([9], 1))
  expect(positions(state)).toEqual([12, 9])
  expect(state).toMatchObject({ total: 2, position: 12 })
})

it('joins a fresh page to the older rows that were shown, when the two overlap', () => {
  const state = after(page([9, 7, 5, 3], 4), page([11, 9, 7], 5, 11))
  expect(positions(state)).toEqual([11, 9, 7, 5, 3])
})

it('starts over when members may be missing between the fresh page and the rows that were shown', () => {
  const state = after(page([9, 7], 2), page([40, 39], 30, 40))
  expect(positions(state)).toEqual([40, 39])
  expect(state.earlier).toBe('more')
})

it('counts the fresh page alone once what is shown is outdated, also when the log was set back', () => {
  const state = after(page([900, 899], 2), membersOutdated(), page([7, 5], 2))
  expect(positions(state)).toEqual([7, 5])
  expect(state).toMatchObject({ status: 'ready', position: 7 })
})

it('says "unreachable" only when there is nothing to show', () => {
  expect(after(membersUnreachable()).status).toBe('unreachable')
  expect(after(page([9], 1), membersUnreachable()).status).toBe('ready')
  expect(after(page([9], 1), membersOutdated(), membersUnreachable())).toMatchObject({ status: 'unreachable', members: [{ position: 9 }] })
})

it('looks further back until the first member of all', () => {
  const first = after(page([9, 7], 3))
  expect(first.earlier).toBe('more')
  const all = after(page([9, 7], 3), earlierRequested(), earlierLoaded({ members: [member(2)], total: 3, position: 9 }))
  expect(positions(all)).toEqual([9, 7, 2])
  expect(all.earlier).toBe('none')
})

it('lets the reader ask again when looking further back failed', () => {
  expect(after(page([9, 7], 3), earlierRequested(), earlierUnreachable()).earlier).toBe('more')
})

it('never grows without bound on a page that stays open', () => {
  const crowd = Array.from({ length: 1_000 }, (_, index) => arrival(index + 10, index + 2))
  const state = after(page([9], 1), membersArrived(crowd))
  expect(state.members).toHaveLength(300)
  expect(state.members[0]?.position).toBe(1_009)
  expect(state.earlier).toBe('more')
})
