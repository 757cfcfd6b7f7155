const LONGEST = 180

/** The first words of a text in Markdown, without its marks; undefined where it has none, such as a picture alone. */
export const plainBeginning = (markdown: string): string | undefined => {
  const text = markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:[>#]+|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replaceAll(/(?<!\\)[*`~]+|\\(?=[^\w\s])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text === '') return undefined
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
}
