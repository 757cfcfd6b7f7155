import { expect, it } from 'vitest'
import { mentionsUsed } from './suggestions.ts'

it('counts the members that a text mentions, each once, and not the one that is being typed', () => {
  const text = 'Thanks @tomasz, @tomasz and @ab'
  expect(mentionsUsed(text, { from: text.indexOf('@ab'), to: text.length })).toBe('1 of 10 mentions used')
  expect(mentionsUsed('@ab', { from: 0, to: 3 })).toBe('0 of 10 mentions used')
})
