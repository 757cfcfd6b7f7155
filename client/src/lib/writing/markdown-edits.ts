import type { Edit, Typed } from './edit-field.ts'

/** Puts marks around what is selected, or around an example, and removes them where they stand already. */
export const marked = ({ text, start, end }: Typed, mark: string, example = ''): Edit => {
  const chosen = text.slice(start, end)
  const isMarked = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  // One star within two is another mark.
  const isOfAnother = mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***'
  if (isMarked && !isOfAnother) {
    const from = start - mark.length
    return { from, to: end + mark.length, text: chosen, start: from, end: from + chosen.length }
  }
  const words = chosen || example
  const begin = start + mark.length
  return { from: start, to: end, text: `${mark}${words}${mark}`, start: begin, end: begin + words.length }
}

/** What is selected becomes the words of a link; its address is selected, to be typed. */
export const linked = ({ text, start, end }: Typed): Edit => {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const words = isAddress || chosen === '' ? 'words' : chosen
  const address = isAddress ? chosen : 'https://'
  const begin = isAddress ? start + 1 : start + words.length + 3
  return { from: start, to: end, text: `[${words}](${address})`, start: begin, end: begin + (isAddress ? words.length : address.length) }
}

/** Each line that is touched by the selection gets a dash; where all have one, they lose it. */
export const listed = ({ text, start, end }: Typed): Edit => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return { from, to, text: changed, start: from === to ? from + changed.length : from, end: from + changed.length }
}

/** The line becomes a heading, or is one no longer. */
export const headed = ({ text, start, end }: Typed): Edit => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const mark = /^#{1,6} /.exec(text.slice(from))?.[0]
  if (mark === undefined) return { from, to: from, text: '## ', start: start + 3, end: end + 3 }
  const moved = (place: number) => Math.max(place - mark.length, from)
  return { from, to: from + mark.length, text: '', start: moved(start), end: moved(end) }
}

/** Begins a mention, apart from the word before it. */
export const mentioning = ({ text, start, end }: Typed): Edit => {
  const mark = start === 0 || /[\s([]/.test(text[start - 1] ?? '') ? '@' : ' @'
  return { from: start, to: end, text: mark, start: start + mark.length, end: start + mark.length }
}
