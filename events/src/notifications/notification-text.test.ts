import { expect, it } from 'vitest'
import { messageOf, nameOf, namesOf, targetOf } from './notification-text.ts'

it.each([
  ['post_like', 'liked your post'],
  ['post_comment', 'commented on your post'],
  ['comment_reply', 'replied to your comment'],
  ['follow', 'started following you'],
  ['mention', 'mentioned you'],
  ['tool_review', 'left a review on your product'],
  ['something_newer', 'interacted with your content'],
])('says of %s that they %s', (type, message) => {
  expect(messageOf(type)).toBe(message)
})

it('calls an unknown actor Someone, and several by two names or a number', () => {
  expect([nameOf('ines'), nameOf(undefined)]).toEqual(['ines', 'Someone'])
  expect(namesOf(['ines'], 1)).toBe('ines')
  expect(namesOf(['ines', 'noor'], 2)).toBe('ines and noor')
  expect(namesOf(['ines', 'noor'], 12)).toBe('ines and 11 others')
  expect(namesOf(['ines', 'noor'], 10_000)).toBe('ines and 9,999 others')
})

it.each([
  [{ payload: { post_id: 'p1' } }, '/posts/p1'],
  [{ payload: { post_id: 'p1', comment_id: 'c2' } }, '/posts/p1#comment-c2'],
  [{ type: 'tool_review', payload: { tool_slug: 'tidepool' } }, '/tool/tidepool'],
  [{ type: 'comment_reply', payload: { tool_slug: 'tidepool', comment_id: 'c2' } }, '/tool/tidepool?tab=comments'],
  [{ type: 'tool_review', payload: { tool_id: 'tidepool' } }, '/tool/tidepool'],
  [{}, '/profile/ines'],
  [{ username: undefined }, '/profile'],
])('leads to where it happened: %o', (change, target) => {
  expect(targetOf({ type: 'follow', payload: {}, username: 'ines', ...change })).toBe(target)
})
