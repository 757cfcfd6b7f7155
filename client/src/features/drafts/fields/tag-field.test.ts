import { expect, it } from 'vitest'
import { tagFrom } from './tag-field.tsx'

it.each([
  ['Road Trips', 'road-trips'],
  ['#ai', 'ai'],
  [' --no code!-- ', 'no-code'],
  ['a'.repeat(50), 'a'.repeat(30)],
  ['***', ''],
])('writes %j as tags are written', (typed, tag) => {
  expect(tagFrom(typed)).toBe(tag)
})
