import { describe, expect, it } from 'vitest'
import { plainText, seen, webAddress, withoutCredentials } from './plain-text.ts'

describe('plain text', () => {
  it('takes what people write in any script, also joined emoji', () => {
    for (const text of ['Paperplane', 'Führt 日本語', 'عربي', '👩‍👩‍👧 family']) expect(plainText(2, 40).parse(` ${text} `)).toBe(text)
  })

  it.each(['a\u0000b', 'two\nlines', 'half \ud83d of one', 'bell \u0007'])('refuses %j, which no read model could hold or show', (text) => {
    expect(plainText(2, 40).safeParse(text).success).toBe(false)
  })
})

describe('a name', () => {
  const name = plainText(2, 40).check(seen())

  it('takes what people write in any script, also joined emoji', () => {
    for (const text of ['Paperplane', 'Führt 日本語', 'عربي', '👩🏽‍💻 at work', '❤️‍🔥 it']) expect(name.parse(text)).toBe(text)
  })

  it.each(['pay\u202elap', 'paper\u200bplane', 'a\u2066b', 'na\ufeffme', 'soft\u00adhyphen', 'pa\u200dper'])(
    'refuses %j, which looks like another',
    (text) => {
      expect(name.safeParse(text).success).toBe(false)
    },
  )
})

describe('a web address', () => {
  it('is one of its protocols, without characters that no address has', () => {
    const address = webAddress(/^https?$/)
    expect(address.parse('https://paperplane.example/über?q=1')).toBe('https://paperplane.example/über?q=1')
    for (const text of ['https://paperplane.example/\u0000', 'https://paperplane.example/\ud83d', 'javascript:alert(1)'])
      expect(address.safeParse(text).success).toBe(false)
  })

  it('of a tool contains no credentials', () => {
    const address = webAddress(/^https?$/).check(withoutCredentials())
    expect(address.safeParse('https://paperplane.example/@ada').success).toBe(true)
    for (const text of ['https://ada@paperplane.example', 'https://ada:secret@paperplane.example/'])
      expect(address.safeParse(text).success).toBe(false)
  })
})
