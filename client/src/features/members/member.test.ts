import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { arrivalOf, pageOf } from './member.ts'

const position = LogPosition.parse(12)
const ada = { memberId: memberIdOf(1), username: 'ada', registeredAt: '2026-03-01T08:00:00Z', position }

it('keeps of a page what it shows', () => {
  expect(pageOf({ members: [{ ...ada, avatar: null }], total: 1, position, stale: true })).toEqual({
    members: [ada],
    total: 1,
    position: 12,
  })
})

it('keeps an erased member, who has no name any more, and a picture where there is one', () => {
  const [member] = pageOf({ members: [{ ...ada, username: null, avatar: '/a.webp' }], total: 1, position }).members
  expect(member).toMatchObject({ username: null, avatar: '/a.webp' })
})

it('puts an arrival at its place in the log', () => {
  expect(arrivalOf({ ...ada, avatar: null, total: 7 }, 13)).toEqual({ member: ada, total: 7, position: 13 })
})
