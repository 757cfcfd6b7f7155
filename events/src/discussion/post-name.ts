const LONGEST = 70

/** Marks that Markdown gives a line, and the addresses of its links. */
const MARKS = /^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+(?:\[[ x]\]\s+)?|[*_`~]|!?\[([^\]]*)\]\([^)]*\)/gim

const plain = (text: string): string => text.replaceAll(MARKS, '$1').replaceAll(/\s+/g, ' ').trim()

/** The first words of a text, for those who find the page elsewhere. */
export const summaryOf = (text: string, longest = 200): string => {
  const words = plain(text)
  return words.length <= longest ? words : `${words.slice(0, longest + 1).replace(/\s\S*$/, '')}…`
}

/** What a post is called where it stands alone: its title, or its first words. A picture alone has none. */
export const nameOf = ({ title, text }: { readonly title: string | null; readonly text: string }): string =>
  title ?? (summaryOf(text, LONGEST) || 'Post')
