import { expect, it } from 'vitest'
import { parseArrival, parseMembersPage } from './member.ts'

const ada = { memberId: 'm-1', username: 'ada', registeredAt: '2026-03-01T08:00:00Z', position: 12 }

it('reads a page of members and leaves out what it does not know', () => {
  expect(parseMembersPage({ members: [{ ...ada, colour: 'red' }], total: 1, position: 12, stale: true })).toEqual({
    members: [ada],
    total: 1,
    position: 12,
  })
})

it('keeps an erased member, who has no name any more', () => {
  expect(parseMembersPage({ members: [{ ...ada, username: null }], total: 1, position: 12 })?.members[0]?.username).toBeNull()
})

it.each([
  ['no list', { total: 1, position: 12 }],
  ['no total', { members: [ada], position: 12 }],
  ['a member without an id', { members: [{ ...ada, memberId: undefined }], total: 1, position: 12 }],
  ['a username that is a number', { members: [{ ...ada, username: 5 }], total: 1, position: 12 }],
  ['text', 'members'],
])('refuses %s', (_what, body) => {
  expect(parseMembersPage(body)).toBeUndefined()
})

it('reads an arrival with its place in the log', () => {
  expect(parseArrival({ ...ada, total: 7 }, 13)).toEqual({ member: ada, total: 7, position: 13 })
  expect(parseArrival(ada, 13)).toBeUndefined()
})
