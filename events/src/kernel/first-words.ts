/** Marks take room that words then do not: so many characters are read for each that is shown, however long the text is. */
const READ_FOR_EACH = 10

const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g
const LINK = /\[([^[\]]*)\]\([^()]*\)/g
const LINE_MARKS = /^[ \t]*(?:(?:[>#]+|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ x]\][ \t]+)?/gim
const OTHER_MARKS = /(?<!\\)[*`~]+|(?<![\p{L}\p{N}\\])_+|_+(?![\p{L}\p{N}])|\\(?=[^\w\s])/gu

/** The first words of a text in Markdown, without its marks and pictures; none where it has none, such as a picture alone. */
export const firstWords = (markdown: string, longest: number): string => {
  const read = longest * READ_FOR_EACH
  const words = markdown
    .slice(0, read)
    .replaceAll(PICTURE, ' ')
    .replaceAll(LINK, '$1')
    .replaceAll(LINE_MARKS, '')
    .replaceAll(OTHER_MARKS, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words === '' || (words.length <= longest && markdown.length <= read)) return words
  const cut = words.length <= longest ? words : words.slice(0, longest + 1).replace(/\s\S*$/, '')
  return `${cut.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
}
