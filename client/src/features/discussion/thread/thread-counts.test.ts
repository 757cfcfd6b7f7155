import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { NO_BOUNDARIES } from '../../../lib/boundaries/boundaries.ts'
import type { CommentAct } from './comment-act.ts'
import { freshIn, totalWith } from './thread-counts.ts'

const act = (kind: 'written' | 'edited' | 'deleted', position?: number): CommentAct => {
  const of = { commentId: `${kind} ${position}`, commandId: '', ...(position !== undefined && { position }) }
  if (kind === 'written') return { ...of, kind, thread: '', parentId: null, body: '', at: '' }
  return kind === 'edited' ? { ...of, kind, body: '' } : { ...of, kind }
}
const thread = { total: 10, answeredAt: 100 }
const live = (comments: number, position: number) => ({ ...thread, live: { comments, newest: [], position } })

it('counts what the reader wrote and deleted since the answer', () => {
  expect(totalWith(thread, [])).toBe(10)
  expect(totalWith(thread, [act('written'), act('written', 101), act('edited', 102)])).toBe(12)
  expect(totalWith(thread, [act('written', 100), act('deleted', 101)])).toBe(9)
  expect(totalWith({ ...thread, total: 0 }, [act('deleted')])).toBe(0)
})

it('counts what others have written since the answer', () => {
  expect(freshIn({ ...thread, live: null }, [])).toBe(0)
  expect(freshIn(live(12, 120), [])).toBe(2)
  expect(freshIn(live(12, 100), [])).toBe(0)
  expect(freshIn(live(9, 120), [])).toBe(0)
})

it('takes what the reader wrote for nothing of others’, whichever is said first', () => {
  expect(freshIn(live(11, 120), [act('written')])).toBe(0)
  expect(freshIn(live(11, 120), [act('written', 120)])).toBe(0)
  expect(freshIn(live(13, 130), [act('written', 120)])).toBe(2)
  expect(freshIn(live(12, 110), [act('written', 120)])).toBe(2)
  expect(freshIn(live(10, 130), [act('deleted', 120)])).toBe(1)
})

it('leaves out what members wrote since whom the reader blocked or muted', () => {
  const [blocked, muted, other] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)]
  const newest = [blocked, other, muted, blocked].map((memberId, index) => ({ memberId, position: LogPosition.parse(103 - index) }))
  const fresh = { ...thread, live: { comments: 13, newest, position: 120 } }
  expect(freshIn(fresh, [])).toBe(3)
  expect(freshIn(fresh, [], { ...NO_BOUNDARIES, blocked: new Set([blocked]), muted: new Set([muted]) })).toBe(1)
})
