import type { Font, Measure } from './text-width.ts'

interface Room {
  readonly width: number
  readonly font: Font
  readonly most: number
  readonly measure: Measure
}

/** As people see characters: an emoji of a family is one. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

export const charactersIn = (text: string): readonly string[] => Array.from(characters.segment(text), ({ segment }) => segment)

/** A word with what clings to it, as no line begins with a full stop. Scripts that write without spaces break at their own words. */
const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const clings = isWordLike !== true && !/^[\s([{«“‘¿¡]/u.test(segment) && !/\p{Extended_Pictographic}/u.test(segment)
    const last = pieces.length - 1
    if (last >= 0 && (clings || /^\s+$/.test(segment) || /[([{«“‘¿¡]$/u.test(pieces[last] ?? ''))) pieces[last] += segment
    else pieces.push(segment)
  }
  return pieces
}

/** Lines that fit, no more than so many; what is left over is said by three dots. */
export const wrapText = (text: string, { width, font, most, measure }: Room): readonly string[] => {
  const fits = (line: string) => measure(line.trimEnd(), font) <= width
  const lines: string[] = []
  for (const paragraph of text.trim().split('\n')) {
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      if (fits(line + piece)) {
        line += piece
        continue
      }
      if (line !== '') lines.push(line.trimEnd())
      line = ''
      // A word that is longer than a line is cut wherever the line ends.
      for (const character of fits(piece) ? [piece] : charactersIn(piece)) {
        if (!fits(line + character) && line !== '') {
          lines.push(line.trimEnd())
          line = ''
        }
        line += character
      }
      if (lines.length > most) break
    }
    lines.push(line.trimEnd())
    if (lines.length > most) break
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)]
}

const shortened = (line: string, fits: (line: string) => boolean): string => {
  const left = [...charactersIn(line)]
  while (left.length > 0 && !fits(`${left.join('').trimEnd()}…`)) left.pop()
  return `${left.join('').trimEnd()}…`
}

/** One line, cut where it has to be. */
export const fitLine = (text: string, room: Omit<Room, 'most'>): string =>
  wrapText(text.replaceAll(/\s+/g, ' '), { ...room, most: 1 })[0] ?? ''

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** By the first character that has one, as browsers decide it. */
export const directionOf = (text: string): 'ltr' | 'rtl' => {
  const first = Array.from(text).find((character) => /\p{L}/u.test(character))
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}
