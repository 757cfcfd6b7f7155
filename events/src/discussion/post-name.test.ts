import { expect, it } from 'vitest'
import { nameOf, summaryOf } from './post-name.ts'

it('calls a post by its title', () => {
  expect(nameOf({ title: 'Before Tuesday', text: 'Much to do' })).toBe('Before Tuesday')
})

it('calls a post without a title by its first words, without their Markdown', () => {
  expect(nameOf({ title: null, text: '## Today\n\n- [x] **Record** the [demo](https://kite.example)' })).toBe('Today Record the demo')
  expect(nameOf({ title: null, text: 'word '.repeat(40) })).toBe(`${'word '.repeat(14).trim()}…`)
})

it('has a name for a post without words', () => {
  expect(nameOf({ title: null, text: '![](/storage/pictures/a.webp)' })).toBe('Post')
})

it('sums up a text in whole words', () => {
  expect(summaryOf('One two three', 8)).toBe('One two…')
  expect(summaryOf('One two', 8)).toBe('One two')
})
