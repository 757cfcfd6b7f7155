import { describe, expect, it } from 'vitest'
import { isSameWord } from './muted-word.ts'
import { findsWords } from './words-pattern.ts'

const has = (text: string, ...words: string[]) => findsWords(words)?.test(text) ?? false

describe('a muted word', () => {
  it('is found in any case, and as a whole word only', () => {
    expect(has('A giveaway, again', 'giveaway')).toBe(true)
    expect(has('GIVEAWAY!', 'giveaway')).toBe(true)
    expect(has('Parts of the whole', 'art')).toBe(false)
    expect(has('Übergabe und Größe', 'größe')).toBe(true)
    expect(has('Vergrößern', 'größe')).toBe(false)
    expect(has('snake_art', 'art')).toBe(false)
  })

  it('may be several words, with any space between them', () => {
    expect(has('Join my\nweekly   newsletter', 'weekly newsletter')).toBe(true)
    expect(has('weekly or newsletter', 'weekly newsletter')).toBe(false)
  })

  it('is taken as it is written, and not as a pattern', () => {
    expect(has('anything', '.*')).toBe(false)
    expect(has('C++ it is', 'c++')).toBe(true)
    expect(has('a (b', '(b', '[x')).toBe(true)
    expect(has('see #nft', '#nft')).toBe(true)
  })

  it('is found within a sentence of a script that has no spaces', () => {
    expect(has('这是广告内容', '广告')).toBe(true)
  })

  it('is found among others, and nothing is found where there is none', () => {
    expect(has('An airdrop', 'giveaway', 'airdrop')).toBe(true)
    expect(has('An airdrop')).toBe(false)
  })

  it('is the same word in capitals, and with other spaces', () => {
    expect(isSameWord('Weekly  Deals', 'weekly deals')).toBe(true)
    expect(isSameWord('deals', 'deal')).toBe(false)
  })
})
