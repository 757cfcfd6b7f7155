import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Notification } from '@debut/events/notifications/notification-answers.ts'
import { expect, it } from 'vitest'
import { commandIdOf, memberIdOf } from '../../lib/api/testing/ids.ts'
import { actorOf, messageOf, targetOf } from './notification-text.ts'

const [INES, NOOR] = [memberIdOf(1), memberIdOf(2)]
const notification = (change: Partial<Notification>): Notification => ({
  id: commandIdOf(1),
  recipient_id: NOOR,
  actor_id: INES,
  type: 'follow',
  actor: { user_id: INES, username: 'ines', avatar_url: '/avatar.svg', tier: 0 },
  payload: {},
  is_read: false,
  created_at: '2026-03-01T08:00:00Z',
  position: LogPosition.parse(7),
  ...change,
})

it.each([
  ['post_like', 'liked your post'],
  ['post_comment', 'commented on your post'],
  ['comment_reply', 'replied to your comment'],
  ['follow', 'started following you'],
  ['mention', 'mentioned you'],
  ['tool_review', 'left a review on your product'],
  ['something_newer', 'interacted with your content'],
])('says of %s that they %s', (type, message) => {
  expect(messageOf(notification({ type }))).toBe(message)
})

it('calls an unknown actor Someone', () => {
  expect(actorOf(notification({}))).toBe('ines')
  expect(actorOf(notification({ actor: null }))).toBe('Someone')
})

it.each([
  [{ payload: { post_id: 'p1' } }, '/posts/p1'],
  [{ payload: { post_id: 'p1', comment_id: 'c2' } }, '/posts/p1#comment-c2'],
  [{ type: 'tool_review', payload: { tool_slug: 'tidepool' } }, '/tool/tidepool'],
  [{ type: 'comment_reply', payload: { tool_slug: 'tidepool', comment_id: 'c2' } }, '/tool/tidepool?tab=comments'],
  [{ type: 'tool_review', payload: { tool_id: 'tidepool' } }, '/tool/tidepool'],
  [{}, '/profile/ines'],
  [{ actor: null }, '/profile'],
])('leads to where it happened: %o', (change, target) => {
  expect(targetOf(notification(change))).toBe(target)
})
