import { actGroups } from '@debut/events/moderation/act-kinds.ts'
import { expect, it } from 'vitest'
import { answerWords } from './answer-words.ts'

const labels = (kind: Parameters<typeof answerWords>[0]) => [answerWords(kind).upheld.act, answerWords(kind).overturned.act]

it('names what happens to a hidden text, a sanction and a vote', () => {
  expect(labels('comment-hidden')).toEqual(['Keep it hidden', 'Show it again'])
  expect(labels('member-warned')).toEqual(['Keep the warning', 'Withdraw the warning'])
  expect(labels('member-still-banned')).toEqual(['Keep the ban', 'Lift the ban'])
  expect(labels('vote-voided')).toEqual(['Keep the vote void', 'Count the vote again'])
  expect(answerWords('review-hidden').overturned.follows).toBe('Everyone can read the review again.')
})

it('calls nothing a decision that has a name: each act that a member can appeal', () => {
  const appealed = [
    ...actGroups.texts.filter((kind) => kind.endsWith('-hidden')),
    ...actGroups.members.filter((kind) => kind.startsWith('member-')),
    ...actGroups.votes.filter((kind) => kind === 'vote-held' || kind === 'vote-voided'),
  ]
  for (const kind of appealed) expect(labels(kind).join(' ')).not.toContain('decision')
})
