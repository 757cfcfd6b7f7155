import { expect, it } from 'vitest'
import { goodFor } from './good-for.ts'

const MINUTE = 60_000

it.each([
  [5 * MINUTE, '5 minutes'],
  [10 * MINUTE - 7, '10 minutes'],
  [90 * MINUTE, '90 minutes'],
  [24 * 60 * MINUTE, '24 hours'],
  [7 * 24 * 60 * MINUTE - 7, '7 days'],
])('says of %i ms that it is %s', (milliseconds, said) => {
  expect(goodFor(milliseconds)).toBe(said)
})
