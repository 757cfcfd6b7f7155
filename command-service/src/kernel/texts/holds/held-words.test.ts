import { expect, it } from 'vitest'
import { hasWordOf, heldWordsIn } from './held-words.ts'

const has = hasWordOf(`# Gambling
casino
free money # also with a stop between them
Straße
`)

it('finds whole words, however they are written', () => {
  for (const text of [
    'A casino.',
    'CASINO!',
    'a c\u00e0si\u00f1o here',
    'cas\u200bino',
    'So: free, money.',
    'Free\nmoney',
    'strasse? no, straße',
  ])
    expect([text, has(text)]).toEqual([text, true])
})

it('finds no word in another one, and no remark', () => {
  for (const text of ['casinos', 'Occasino', 'free the money', 'gambling', 'also', '', '#'])
    expect([text, has(text)]).toEqual([text, false])
})

it('finds nothing without a list', () => {
  for (const nothing of [hasWordOf(''), hasWordOf('# only a remark'), heldWordsIn(undefined)]) expect(nothing('casino')).toBe(false)
})

it('does not pass over a list that is not there', () => {
  expect(() => heldWordsIn('/no/such/list.txt')).toThrow('ENOENT')
})
