import { expect, it } from 'vitest'
import type { Notification } from './notification.ts'
import { actorOf, messageOf, targetOf } from './notification-text.ts'

const told = (change: Partial<Notification>): Notification => ({
  id: 'n1',
  type: 'follow',
  actor: { userId: 'u1', username: 'ines', avatarUrl: '/avatar.svg' },
  payload: {},
  isRead: false,
  createdAt: '2026-03-01T08:00:00Z',
  position: 7,
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
  expect(messageOf(told({ type }))).toBe(message)
})

it('calls an unknown actor Someone', () => {
  expect(actorOf(told({}))).toBe('ines')
  expect(actorOf(told({ actor: null }))).toBe('Someone')
})

it.each([
  [{ payload: { postId: 'p1' } }, '/posts/p1'],
  [{ payload: { postId: 'p1', commentId: 'c2' } }, '/posts/p1#comment-c2'],
  [{ type: 'tool_review', payload: { toolSlug: 'tidepool' } }, '/tool/tidepool'],
  [{ type: 'comment_reply', payload: { toolSlug: 'tidepool', commentId: 'c2' } }, '/tool/tidepool?tab=comments'],
  [{}, '/profile/ines'],
  [{ actor: null }, '/community/notifications'],
])('leads to where it happened: %o', (change, target) => {
  expect(targetOf(told(change))).toBe(target)
})
