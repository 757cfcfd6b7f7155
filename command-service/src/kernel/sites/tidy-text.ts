import { Parser } from 'htmlparser2'

/** The parser's time grows with the square of what is not closed. */
const LONGEST_MARKUP = 20_000

/** Control characters, halves of characters, marks of direction, and spaces without a width: none of them is for reading. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** In one line. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(UNREADABLE, '').replace(/ {2,}/g, ' ').trim()

/** At most so long, cut between two words where there is one to cut at, and else between two characters. */
export const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = text[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const whole = space > most / 2 ? cut.slice(0, space) : cut.slice(0, wholeCharacters(text, most - 1))
  return `${whole.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`
}

/** As many as fit of what is seen as one character each. */
const wholeCharacters = (text: string, most: number): number => {
  let length = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, 2 * most))) {
    if (index + segment.length > most) break
    length = index + segment.length
  }
  return length
}

/** What a reader sees of a text with markup in it. */
export const withoutMarkup = (whole: string): string => {
  const text = whole.slice(0, LONGEST_MARKUP)
  if (!/[<&]/.test(text)) return text
  const seen: string[] = []
  let hidden = 0
  const isHidden = (name: string) => ['script', 'style'].includes(name)
  const parser = new Parser({
    onopentagname: (name) => {
      if (isHidden(name)) hidden += 1
      // Words of two paragraphs are not one word.
      seen.push(' ')
    },
    ontext: (piece) => {
      if (hidden === 0) seen.push(piece)
    },
    onclosetag: (name) => {
      if (isHidden(name)) hidden -= 1
    },
  })
  parser.end(text)
  return seen.join('')
}
