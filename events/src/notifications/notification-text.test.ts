import { expect, it } from 'vitest'
import { messageOf, namelessText, nameOf, namesOf, targetOf } from './notification-text.ts'

it.each([
  ['post_like', 'liked your post'],
  ['post_comment', 'commented on your post'],
  ['comment_reply', 'replied to your comment'],
  ['follow', 'started following you'],
  ['mention', 'mentioned you'],
  ['tool_review', 'left a review on your product'],
  ['something_newer', 'interacted with your content'],
])('says of %s that they %s', (type, message) => {
  expect(messageOf({ type })).toBe(message)
})

it.each([
  [{}, 'invited you as a maker of the product'],
  [{ answer: 'accepted' as const }, 'accepted your invitation to be a maker of the product'],
  [{ answer: 'declined' as const }, 'declined your invitation to be a maker of the product'],
])('says what became of an invitation: %o', (payload, message) => {
  expect(messageOf({ type: 'tool_invitation', payload })).toBe(message)
})

it.each([
  [{ decision: 'post-hidden' }, 'Your post was hidden'],
  [{ decision: 'vote-voided', more: 1 }, 'Your vote was voided, and one more decision'],
  [{ decision: 'vote-voided', more: 1_200 }, 'Your vote was voided, and 1,200 more decisions'],
  [{ decision: 'something-newer' }, 'A moderation decision affects you'],
])('says what was decided in the name of Debut, and names no member: %o', (payload, text) => {
  expect(namelessText({ type: 'moderation', payload })).toBe(text)
  expect(namelessText({ type: 'post_like', payload })).toBeUndefined()
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
  [{ type: 'tool_review', payload: { tool_slug: 'tidepool' } }, '/tool/tidepool?tab=reviews'],
  [{ type: 'comment_reply', payload: { tool_slug: 'tidepool', comment_id: 'c2' } }, '/tool/tidepool?tab=comments'],
  [{ type: 'tool_review', payload: { tool_id: 'tidepool' } }, '/tool/tidepool?tab=reviews'],
  [{ type: 'something_newer', payload: { tool_id: 'tidepool' } }, '/tool/tidepool'],
  [{}, '/profile/ines'],
  [{ username: undefined }, '/profile'],
  [{ type: 'moderation', payload: { path: '/posts/p1' } }, '/posts/p1'],
  [{ type: 'moderation' }, '/moderation'],
  [{ type: 'tool_invitation', payload: { tool_id: 'tidepool' } }, '/tool/tidepool'],
])('leads to where it happened: %o', (change, target) => {
  expect(targetOf({ type: 'follow', payload: {}, username: 'ines', ...change })).toBe(target)
})
