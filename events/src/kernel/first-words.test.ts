import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

it.each([
  ['I asked **twelve** users\n\n- what they `pay` for', 'I asked twelve users what they pay for'],
  ['## Today\n\n- [x] **Record** the [demo](https://kite.example)', 'Today Record the demo'],
  ['> > Quoted\n\nSee [the docs](https://debut.example/docs) \\*now\\*', 'Quoted See the docs *now*'],
  ['snake_case, _so_ and 2 * 3', 'snake_case, so and 2 3'],
  ['![A chart](/storage/pictures/a.webp)', ''],
])('reads %j as %j', (markdown, words) => {
  expect(firstWords(markdown, 180)).toBe(words)
})

it('ends a long text after a whole word', () => {
  expect(firstWords('One two three', 8)).toBe('One two…')
  expect(firstWords('One two', 8)).toBe('One two')
  expect(firstWords('word '.repeat(40), 70)).toBe(`${'word '.repeat(14).trim()}…`)
})

it('ends a word that is longer than all between two characters', () => {
  expect(firstWords('🪁'.repeat(20), 9)).toBe(`${'🪁'.repeat(4)}…`)
})

it('reads only the beginning of a text, and says that there is more', () => {
  expect(firstWords(`Once ${'*'.repeat(1_000)} upon a time`, 20)).toBe('Once…')
})

it.each(['[', '![', '[](', '](', '> ', '\n', ' \n', '- ', '1. ', '*', '`', '_', '\\', '[a](b', '![a](b)', '([', '`['])(
  'reads no more of a long text of %j than of one of the length that is read',
  (part) => {
    const long = part.repeat(20_000)
    expect(firstWords(long, 70).replace(/…$/, '')).toBe(firstWords(long.slice(0, 700), 70).replace(/…$/, ''))
  },
)
