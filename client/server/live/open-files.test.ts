import { expect, it } from 'vitest'
import { mostSockets } from './open-files.ts'

it('keeps back what is needed for other things, but no more than a quarter of few', () => {
  expect(mostSockets(1_000, 20_000)).toBe(19_000)
  expect(mostSockets(1_000, 1_024)).toBe(768)
  expect(mostSockets(1_000)).toBeGreaterThan(0)
})
