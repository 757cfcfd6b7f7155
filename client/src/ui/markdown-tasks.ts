import type { Token } from 'markdown-it'

const BOX = /^\[([ x])\]\s+(?=\S)/i

/** Marks the items of lists that begin with a box, which Markdown itself does not know, and takes the box out of their text. */
export const withTasks = (tokens: readonly Token[]): readonly Token[] => {
  for (const [index, item] of tokens.entries()) {
    const line = tokens[index + 2]
    const first = line?.children?.[0]
    if (item.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open' || first?.type !== 'text') continue
    const box = BOX.exec(line?.content ?? '')
    if (box === null) continue
    item.meta = { isDone: box[1] !== ' ' }
    first.content = first.content.slice(box[0].length)
  }
  return tokens
}
