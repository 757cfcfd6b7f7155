import { expect, it } from 'vitest'
import { MARKDOWN_TOOLS, withMarkdown } from './with-markdown.ts'

const tool = (wanted: string) => {
  const found = MARKDOWN_TOOLS.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`there is no tool called ${wanted}`)
  return found
}

it('marks what is selected, and leaves it selected', () => {
  const marked = withMarkdown({ text: 'a small step', from: 2, to: 7 }, tool('Bold'))
  expect(marked.text).toBe('a **small** step')
  expect(marked.text.slice(marked.from, marked.to)).toBe('small')
})

it('gives an example to type over where nothing is selected', () => {
  const marked = withMarkdown({ text: 'See ', from: 4, to: 4 }, tool('Link'))
  expect(marked.text).toBe('See [text](https://)')
  expect(marked.text.slice(marked.from, marked.to)).toBe('text')
})

it('begins a mention where the caret is', () => {
  expect(withMarkdown({ text: 'Thanks ', from: 7, to: 7 }, tool('Mention'))).toEqual({ text: 'Thanks @', from: 8, to: 8 })
})
