import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { expect, it } from 'vitest'
import { commandIdOf, memberIdOf } from '../../lib/api/testing/ids.ts'
import { groupsOf } from './notification-groups.ts'

const like = (position: number, by: number | null, post = 'p1', type = 'post_like'): Notification => ({
  id: commandIdOf(position),
  recipient_id: memberIdOf(9),
  actor_id: by === null ? null : memberIdOf(by),
  type,
  actor: by === null ? null : { user_id: memberIdOf(by), username: `member-${by}`, avatar_url: '/avatar.svg', tier: 0 },
  payload: { post_id: post },
  quote: null,
  tool_name: null,
  also: null,
  is_read: false,
  created_at: '2026-03-01T08:00:00Z',
  position: LogPosition.parse(position),
})
const sizes = (...items: Notification[]) => groupsOf(items).map(({ ids, count }) => [ids.length, count])

it('groups neighbouring likes of one post, and counts each member once', () => {
  expect(sizes(like(5, 1), like(4, 2), like(3, 1))).toEqual([[3, 2]])
  expect(sizes(like(5, null), like(4, null))).toEqual([[2, 2]])
})

it('leaves apart what is of another post or type, or has something in between', () => {
  expect(sizes(like(5, 1), like(4, 2, 'p2'), like(3, 3))).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  expect(sizes(like(5, 1, 'p1', 'post_comment'), like(4, 2, 'p1', 'post_comment'))).toHaveLength(2)
})

it('keeps the key of a group that newer ones join', () => {
  const [before] = groupsOf([like(4, 2), like(3, 1)])
  const [after] = groupsOf([like(5, 3), like(4, 2), like(3, 1)])
  expect(after?.key).toBe(before?.key)
})

it('counts those behind the likes that were listed together, also where newer ones have come or were loaded since', () => {
  const together = { ...like(4, 2), also: { count: 9_998, username: 'noor' } }
  const of = (...items: Notification[]) => groupsOf(items).map(({ names, count }) => [...names, count])
  expect(of(together)).toEqual([['member-2', 'noor', 9_999]])
  expect(of(like(6, 5), together)).toEqual([['member-5', 'member-2', 10_000]])
  expect(of({ ...like(6, 5), also: { count: 9_999, username: 'member-2' } }, together)).toEqual([['member-5', 'member-2', 10_000]])
})
