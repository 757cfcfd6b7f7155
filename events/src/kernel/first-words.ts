/** Markup takes up characters that are not shown, so we read this many for each one that is. That keeps the cost of long texts limited. */
const READ_FOR_EACH = 10

const PICTURE = /!\[[^[\]]*\]\([^()]*\)/g
const LINK = /\[([^[\]]*)\]\([^()]*\)/g
const LINE_MARKS = /^[ \t]*(?:(?:[>#]+|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ x]\][ \t]+)?/gim
const OTHER_MARKS = /(?<!\\)[*`~]+|(?<![\p{L}\p{N}\\])_+|_+(?![\p{L}\p{N}])|\\(?=[^\w\s])/gu

/**
 * Returns the first words of a text in Markdown, without markup and pictures. It is empty if the text has no words, for example if it is
 * only a picture.
 */
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
