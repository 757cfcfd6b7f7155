/** What stands in a field, and what of it is selected. */
export interface Typed {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What takes the place of which part, and what is selected afterwards. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Puts marks around what is selected, and removes them where they stand already. */
export const marked = ({ text, start, end }: Typed, mark: string): Edit => {
  const chosen = text.slice(start, end)
  const isMarked = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  // One star within two is another mark.
  const isOfAnother = mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***'
  if (isMarked && !isOfAnother) {
    const from = start - mark.length
    return { from, to: end + mark.length, text: chosen, start: from, end: from + chosen.length }
  }
  const begin = start + mark.length
  return { from: start, to: end, text: `${mark}${chosen}${mark}`, start: begin, end: begin + chosen.length }
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
