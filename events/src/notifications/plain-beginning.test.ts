import { expect, it } from 'vitest'
import { plainBeginning } from './plain-beginning.ts'

it.each([
  ['I asked **twelve** users\n\n- what they `pay` for', 'I asked twelve users what they pay for'],
  ['> Quoted\n\nSee [the docs](https://debut.example/docs) \\*now\\*', 'Quoted See the docs *now*'],
  ['snake_case and 2 * 3', 'snake_case and 2 3'],
  ['![A chart](/storage/pictures/a.webp)', undefined],
])('reads %j as %j', (markdown, plain) => {
  expect(plainBeginning(markdown)).toBe(plain)
})

it('ends a long text after a whole word', () => {
  const plain = plainBeginning('twelve words '.repeat(40)) ?? ''
  expect(plain).toMatch(/ (twelve|words)…$/)
  expect(plain.length).toBeLessThanOrEqual(181)
})
