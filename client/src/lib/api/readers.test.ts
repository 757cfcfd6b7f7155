import { expect, it } from 'vitest'
import { listOf, number, oneOf, orNull, shape, text } from './readers.ts'

const readTool = shape({ name: text, state: oneOf('live', 'closed'), points: orNull(number), tags: listOf(text) })
const tool = { name: 'Harbor', state: 'live', points: 4, tags: ['hosting'] }

it('reads what it knows and leaves the rest behind', () => {
  expect(readTool({ ...tool, colour: 'red' })).toEqual(tool)
})

it('takes what is missing for null where null is allowed', () => {
  expect(readTool({ ...tool, points: undefined })?.points).toBeNull()
})

it.each([
  ['text', 'Harbor'],
  ['nothing', null],
  ['a missing field', { ...tool, name: undefined }],
  ['a word that is none of the known', { ...tool, state: 'hidden' }],
  ['a number as text', { ...tool, points: '4' }],
  ['a list with something else in it', { ...tool, tags: ['hosting', 4] }],
])('refuses %s', (_what, value) => {
  expect(readTool(value)).toBeUndefined()
})
