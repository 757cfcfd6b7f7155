import { afterAll, afterEach, expect } from 'vitest'
import { closeLeft, takeTroubles } from './troubles.ts'

/** Whatever a browser test is about: a page that complains fails it. */
afterEach(() => {
  expect(takeTroubles()).toEqual([])
})

/** A test that was cut off leaves its pages behind, and the next file in this worker has no part in them. */
afterAll(closeLeft)
