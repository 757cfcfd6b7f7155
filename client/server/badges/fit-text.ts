/** How wide signs are in the usual sans-serif fonts, in ems: which of these fonts a reader has is not known. */
const WIDTHS: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[ijlI.,:;!|'’·]/, 0.29],
  [/[frt()[\]{}\-/\\" ]/, 0.39],
  [/[mwMW@%&—]/, 0.87],
  [/[A-Z]/, 0.69],
  [/[\u0020-\u04ff]/, 0.59],
]
/** Of other scripts, and of emoji. */
const WIDE = 1

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const widthOf = (sign: string) => WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? WIDE

export const textWidth = (text: string, size: number): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0) * size

/** As much of a text as there is room for. */
export const fitText = (text: string, size: number, room: number): string => {
  if (textWidth(text, size) <= room) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(`${kept}${segment}…`, size) > room) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
