import { expect, it } from 'vitest'
import { shownPages } from './shown-pages.ts'

it('shows every page of a few', () => {
  expect(shownPages(1, 1)).toEqual([1])
  expect(shownPages(2, 4)).toEqual([1, 2, 3, 4])
})

it('shows the ends and the neighbours of many', () => {
  expect(shownPages(1, 20)).toEqual([1, 2, undefined, 20])
  expect(shownPages(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20])
})

it('fills a gap in which only one page would be hidden', () => {
  expect(shownPages(4, 20)).toEqual([1, 2, 3, 4, 5, undefined, 20])
  expect(shownPages(17, 20)).toEqual([1, undefined, 16, 17, 18, 19, 20])
})
