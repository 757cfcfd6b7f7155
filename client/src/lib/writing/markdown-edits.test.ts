import { expect, it } from 'vitest'
import type { Edit, Typed } from './edit-field.ts'
import { headed, linked, listed, marked, mentioning } from './markdown-edits.ts'

/** `[` and `]` stand around what is selected. */
const typed = (text: string): Typed => ({
  text: text.replace('‹', '').replace('›', ''),
  start: text.indexOf('‹'),
  end: text.indexOf('›') - 1,
})
const after = ({ text }: Typed, edit: Edit) => {
  const next = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  return `${next.slice(0, edit.start)}‹${next.slice(edit.start, edit.end)}›${next.slice(edit.end)}`
}
const does = (edit: (typed: Typed) => Edit) => (text: string) => after(typed(text), edit(typed(text)))

it('makes a word bold, and plain again', () => {
  const bold = does((each) => marked(each, '**'))
  expect(bold('a ‹word› here')).toBe('a **‹word›** here')
  expect(bold('a **‹word›** here')).toBe('a ‹word› here')
  expect(bold('‹›')).toBe('**‹›**')
  expect(does((each) => marked(each, '**', 'bold'))('‹›')).toBe('**‹bold›**')
})

it('makes a bold word italic as well', () => {
  const italic = does((each) => marked(each, '*'))
  expect(italic('a ‹word›')).toBe('a *‹word›*')
  expect(italic('a **‹word›**')).toBe('a ***‹word›***')
  expect(italic('a ***‹word›***')).toBe('a **‹word›**')
})

it('makes a link of words, and of an address', () => {
  const link = does(linked)
  expect(link('see ‹our page›')).toBe('see [our page](‹https://›)')
  expect(link('see ‹https://a.example›')).toBe('see [‹words›](https://a.example)')
  expect(link('‹›')).toBe('[words](‹https://›)')
})

it('makes a list of lines, and lines of a list', () => {
  const list = does(listed)
  expect(list('one\nt‹wo\nthr›ee')).toBe('one\n‹- two\n- three›')
  expect(list('‹- two\n- three›')).toBe('‹two\nthree›')
  expect(list('‹›')).toBe('- ‹›')
})

it('makes a heading of the line that the caret is in, and a line of it again', () => {
  const heading = does(headed)
  expect(heading('First\nWhat ch‹›anged\nLast')).toBe('First\n## What ch‹›anged\nLast')
  expect(heading('First\n## What ch‹›anged')).toBe('First\nWhat ch‹›anged')
  expect(heading('#‹›# What')).toBe('‹›What')
})

it('begins a mention where the caret is, apart from the word before it', () => {
  expect(does(mentioning)('Thanks ‹›')).toBe('Thanks @‹›')
  expect(does(mentioning)('Thanks‹›')).toBe('Thanks @‹›')
})
