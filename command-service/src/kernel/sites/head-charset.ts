import { TextDecoder } from 'node:util'

const MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['feff', 'utf-16be'],
  ['fffe', 'utf-16le'],
]

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([^\s"';,/>]+)/i.exec(text)?.[1]

/** A declaration that can be read byte by byte is not in UTF-16, whatever it says. */
const inMeta = (beginning: Buffer): string | undefined => {
  const declaring = /<meta\b[^>]*charset[^>]*>/i.exec(beginning.toString('latin1'))?.[0]
  return declaring === undefined ? undefined : charsetIn(declaring)?.replace(/^utf-16(le|be)?$/i, 'utf-8')
}

const guessed = (beginning: Buffer): string => {
  try {
    // Its last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The rest of a longer header is ignored. */
const LONGEST_HEADER = 200

/** As browsers find it: by a mark at the very beginning, by the header, by the page itself, or by what the bytes look like. */
export const decoderFor = (beginning: Buffer, contentType: string): TextDecoder => {
  const hex = beginning.toString('hex', 0, 3)
  const charset =
    MARKS.find(([mark]) => hex.startsWith(mark))?.[1] ??
    charsetIn(contentType.slice(0, LONGEST_HEADER)) ??
    inMeta(beginning) ??
    guessed(beginning)
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
