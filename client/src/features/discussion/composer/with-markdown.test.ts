import { expect, it } from 'vitest'
import type { Edit } from '../writing/edit-field.ts'
import { headed, linked, marked, mentioning } from './with-markdown.ts'

/** `|` stands on both sides of what is selected, or once where the caret is. */
const done = (written: string, edit: (typed: { text: string; start: number; end: number }) => Edit): string => {
  const start = written.indexOf('|')
  const text = written.replaceAll('|', '')
  const { from, to, ...result } = edit({ text, start, end: Math.max(start, written.lastIndexOf('|') - 1) })
  const after = text.slice(0, from) + result.text + text.slice(to)
  return `${after.slice(0, result.start)}|${after.slice(result.start, result.end)}|${after.slice(result.end)}`
}

it('marks what is selected, leaves it selected, and unmarks it the second time', () => {
  const bold = marked('**', 'bold')
  expect(done('a |small| step', bold)).toBe('a **|small|** step')
  expect(done('a **|small|** step', bold)).toBe('a |small| step')
  expect(done('|', bold)).toBe('**|bold|**')
})

it('takes bold text for bold and not for italic', () => {
  const italic = marked('*', 'italic')
  expect(done('a **|small|** step', italic)).toBe('a ***|small|*** step')
  expect(done('a ***|small|*** step', italic)).toBe('a **|small|** step')
})

it('makes a heading of the line that the caret is in, and a line of it again', () => {
  expect(done('First\nWhat ch|anged\nLast', headed)).toBe('First\n## What ch||anged\nLast')
  expect(done('First\n## What ch|anged', headed)).toBe('First\nWhat ch||anged')
  expect(done('#|# What', headed)).toBe('||What')
})

it('makes a link of words or of an address, and selects what is missing', () => {
  expect(done('See |our page|', linked)).toBe('See [our page](|https://|)')
  expect(done('See |https://debut.example|', linked)).toBe('See [|text|](https://debut.example)')
  expect(done('See |', linked)).toBe('See [|text|](https://)')
})

it('begins a mention where the caret is, apart from the word before it', () => {
  expect(done('Thanks |', mentioning)).toBe('Thanks @||')
  expect(done('Thanks|', mentioning)).toBe('Thanks @||')
})
