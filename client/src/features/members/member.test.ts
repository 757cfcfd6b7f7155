import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { memberOf, pageOf } from './member.ts'

const position = LogPosition.parse(12)
const ada = { memberId: memberIdOf(1), username: 'ada', avatar: '/a.webp', tier: 100, registeredAt: '2026-03-01T08:00:00Z', position }

it('keeps of a page what it shows', () => {
  expect(pageOf({ members: [ada], total: 1, position, stale: true })).toEqual({
    members: [ada],
    total: 1,
    position: 12,
    more: false,
  })
})

it('keeps an erased member, who has no name any more', () => {
  const [member] = pageOf({ members: [{ ...ada, username: null }], total: 1, position }).members
  expect(member).toMatchObject({ username: null })
})

it('takes of an arrival no more than who it was', () => {
  expect(memberOf({ ...ada, total: 7 })).toEqual(ada)
})

it('knows whether there are earlier members than those of a page', () => {
  const members = [ada]
  expect(pageOf({ members, total: 2, position }).more).toBe(true)
  expect(pageOf({ members, total: 1, position }).more).toBe(false)
  expect(pageOf({ members: [], total: 1, position }).more).toBe(false)
})
