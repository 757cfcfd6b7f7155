import { expect, it } from 'vitest'
import { markedIn } from './marked.tsx'

const marked = (text: string, ...marks: string[]) => markedIn(text, marks).map(({ from, to }) => text.slice(from, to))

it('marks words as far as they begin so, whatever their capitals and accents', () => {
  expect(marked('Inkwell for ink', 'ink')).toEqual(['Ink', 'ink'])
  expect(marked('Ärger, immer Ärger', 'arg')).toEqual(['Ärg', 'Ärg'])
  expect(marked('A drink', 'ink')).toEqual([])
  expect(marked('Print it', 'pri', 'print')).toEqual(['Print'])
})

it('marks a word within a word, and all of a word whose characters are others', () => {
  expect(marked('GitHub', 'hub')).toEqual(['Hub'])
  expect(marked('GitHub', 'git', 'hub')).toEqual(['Git', 'Hub'])
  expect(marked('What’s Straße', 'whats', 'strasse')).toEqual(['What’s', 'Straße'])
})
