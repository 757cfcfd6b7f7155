import { expect, it } from 'vitest'
import { fitsWords } from './fits-words.ts'

it.each([
  ['', 'Sign out', true],
  ['out', 'Sign out', true],
  ['si ou', 'Sign out', true],
  ['ign', 'Sign out', false],
  ['theme: d', 'Theme: dark', true],
  ['theme l', 'Theme: dark', false],
])('“%s” for “%s”: %s', (typed, name, fits) => {
  expect(fitsWords(typed, name)).toBe(fits)
})

it('looks at what a name stands under as well', () => {
  expect(fitsWords('legal privacy', 'Privacy policy', 'Legal')).toBe(true)
})
