import { afterEach, expect } from 'vitest'
import { takeTroubles } from './troubles.ts'

/** Whatever a browser test is about: a page that complains fails it. */
afterEach(() => {
  expect(takeTroubles()).toEqual([])
})
