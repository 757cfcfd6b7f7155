import { describe, expect, it } from 'vitest'
import { plainText, webAddress } from './plain-text.ts'

describe('plain text', () => {
  it('takes what people write in any script, also joined emoji', () => {
    for (const text of ['Paperplane', 'Führt 日本語', 'عربي', '👩‍👩‍👧 family']) expect(plainText(2, 40).parse(` ${text} `)).toBe(text)
  })

  it.each(['a\u0000b', 'two\nlines', 'half \ud83d of one', 'bell \u0007'])('refuses %j, which no read model could hold or show', (text) => {
    expect(plainText(2, 40).safeParse(text).success).toBe(false)
  })
})

describe('a web address', () => {
  it('is one of its protocols, without characters that no address has', () => {
    const address = webAddress(/^https?$/)
    expect(address.parse('https://paperplane.example/über?q=1')).toBe('https://paperplane.example/über?q=1')
    for (const text of ['https://paperplane.example/\u0000', 'https://paperplane.example/\ud83d', 'javascript:alert(1)'])
      expect(address.safeParse(text).success).toBe(false)
  })
})
