import { expect, it } from 'vitest'
import { mark, unmark, withMark } from './mark.ts'

it('is set once, whatever has come in the way since', () => {
  expect(mark(false, 'liked', { 'not-registered': false })).toEqual({ events: ['liked'] })
  expect(mark(true, 'liked', { 'not-registered': true })).toEqual({ events: [] })
})

it('is refused by the first of what stands in the way', () => {
  expect(mark(false, 'liked', { 'not-registered': false, 'unknown-post': true, 'too-many-likes': true })).toEqual({
    refusal: 'unknown-post',
  })
})

it('is taken off where it is set, and nothing is in the way of that', () => {
  expect(unmark(true, 'unliked')).toEqual({ events: ['unliked'] })
  expect(unmark(false, 'unliked')).toEqual({ events: [] })
})

it('is among the marks while it is set', () => {
  const before = new Set(['one'])
  expect(withMark(before, 'two', true)).toEqual(new Set(['one', 'two']))
  expect(withMark(before, 'one', false)).toEqual(new Set())
  expect(before).toEqual(new Set(['one']))
})
