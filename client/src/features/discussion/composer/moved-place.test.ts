import { expect, it } from 'vitest'
import { movedPlace } from './moved-place.ts'

it('keeps its place between the same words, wherever the text around it changes', () => {
  const before = 'One two three'
  const place = before.indexOf('two')
  expect(movedPlace(place, before, 'One two three four')).toBe(place)
  expect(movedPlace(place, before, 'And one two three')).toBe('And one '.length)
  expect(movedPlace(place, before, 'two three')).toBe(0)
  expect(movedPlace(before.length, before, 'Only three')).toBe('Only three'.length)
})

it('lets what is typed at the place itself come behind it', () => {
  expect(movedPlace(4, 'One two', 'One and two')).toBe(4)
})

it('stays within a text from which its surroundings were deleted', () => {
  expect(movedPlace(5, 'One xyz three', 'One three')).toBe(4)
  expect(movedPlace(5, 'One two', '')).toBe(0)
})
