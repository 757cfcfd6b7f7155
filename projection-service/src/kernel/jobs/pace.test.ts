import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

/** The machine was idle for this percentage of the time. */
const paceWith = (idle: number) => {
  let looks = 0
  return new Pace(0, () => ({ idle: idle * looks, all: 100 * looks++ }))
}

it('rests three times as long as it worked while others want the machine', () => {
  const pace = paceWith(24)
  expect(pace.restAt(500)).toBe(1_000)
  expect(pace.restAt(1_600)).toBe(300)
})

it('goes on at once where there is enough for all', () => {
  expect(paceWith(26).restAt(500)).toBe(0)
})

it('looks at the machine again after half a second', () => {
  expect(paceWith(0).restAt(100)).toBe(0)
})
