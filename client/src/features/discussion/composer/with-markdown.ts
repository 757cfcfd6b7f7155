export interface MarkdownTool {
  readonly name: string
  readonly sign: string
  /** With Ctrl or Cmd. */
  readonly key?: string
  readonly before: string
  readonly after: string
  /** Where nothing is selected. */
  readonly example: string
}

export const MARKDOWN_TOOLS: readonly MarkdownTool[] = [
  { name: 'Bold', sign: 'B', key: 'b', before: '**', after: '**', example: 'bold' },
  { name: 'Italic', sign: 'I', key: 'i', before: '*', after: '*', example: 'italic' },
  { name: 'Heading', sign: 'H', before: '\n## ', after: '\n', example: 'Heading' },
  { name: 'Link', sign: 'Link', key: 'k', before: '[', after: '](https://)', example: 'text' },
  { name: 'List', sign: 'List', before: '\n- ', after: '\n', example: 'Item' },
  { name: 'Mention', sign: '@', before: '@', after: '', example: '' },
]

interface Selected {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The text with the marks around what is selected, which stays selected. */
export const withMarkdown = ({ text, from, to }: Selected, { before, after, example }: MarkdownTool): Selected => {
  const chosen = text.slice(from, to) || example
  const start = from + before.length
  return { text: `${text.slice(0, from)}${before}${chosen}${after}${text.slice(to)}`, from: start, to: start + chosen.length }
}
