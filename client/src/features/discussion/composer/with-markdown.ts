import type { Edit, Typed } from '../writing/edit-field.ts'

/** Puts marks around what is selected, or removes them where they stand already. */
export const marked =
  (mark: string, example: string) =>
  ({ text, start, end }: Typed): Edit => {
    const before = start - mark.length
    const isMarked = text.slice(Math.max(before, 0), start) === mark && text.slice(end, end + mark.length) === mark
    // One star within two is another mark.
    const isOfAnother = mark === '*' && text.slice(Math.max(before - 1, 0), start) === '**' && text.slice(before - 2, start) !== '***'
    if (isMarked && !isOfAnother)
      return { from: before, to: end + mark.length, text: text.slice(start, end), start: before, end: end - mark.length }
    const chosen = text.slice(start, end) || example
    const begin = start + mark.length
    return { from: start, to: end, text: `${mark}${chosen}${mark}`, start: begin, end: begin + chosen.length }
  }

/** The line becomes a heading, or is one no longer. */
export const headed = ({ text, start, end }: Typed): Edit => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const mark = /^#{1,6} /.exec(text.slice(from))?.[0]
  if (mark === undefined) return { from, to: from, text: '## ', start: start + 3, end: end + 3 }
  const moved = (place: number) => Math.max(place - mark.length, from)
  return { from, to: from + mark.length, text: '', start: moved(start), end: moved(end) }
}

/** What is selected becomes the words of a link, and an address its address; what is missing is selected, to be typed. */
export const linked = ({ text, start, end }: Typed): Edit => {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const words = isAddress || chosen === '' ? 'text' : chosen
  const address = isAddress ? chosen : 'https://'
  const selects = isAddress || chosen === '' ? { from: start + 1, of: words } : { from: start + words.length + 3, of: address }
  return { from: start, to: end, text: `[${words}](${address})`, start: selects.from, end: selects.from + selects.of.length }
}

/** Begins a mention, apart from the word before it. */
export const mentioning = ({ text, start, end }: Typed): Edit => {
  const mark = start === 0 || /[\s([]/.test(text[start - 1] ?? '') ? '@' : ' @'
  return { from: start, to: end, text: mark, start: start + mark.length, end: start + mark.length }
}
