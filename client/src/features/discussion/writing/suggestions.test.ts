import { MemberId } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { beginsWith, mentionsUsed, type Suggestion } from './suggestions.ts'

it('counts the members that a text mentions, each once, and not the one that is being typed', () => {
  const text = 'Thanks @tomasz, @tomasz and @ab'
  expect(mentionsUsed(text, { from: text.indexOf('@ab'), to: text.length })).toBe('1 of 10 mentions used')
  expect(mentionsUsed('@ab', { from: 0, to: 3 })).toBe('0 of 10 mentions used')
})

it('begins with what is typed by the username, or by a word of the name', () => {
  const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
  const member = { memberId, username: 'ines', name: 'Agnes Moura', avatar: null, tier: 0, tools: 0 }
  const suggestion: Suggestion = {
    id: memberId,
    name: 'ines',
    text: '@ines',
    line: 'Agnes Moura · member',
    face: { kind: 'member', member },
  }
  for (const typed of ['in', 'AG', 'mou']) expect(beginsWith(suggestion, typed)).toBe(true)
  for (const typed of ['nes', 'oura']) expect(beginsWith(suggestion, typed)).toBe(false)
})
