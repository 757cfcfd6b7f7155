import { expect, it } from 'vitest'
import { money } from './money.ts'

it.each([
  [1_200_000, 'USD', '$12,000'],
  [999, 'USD', '$9.99'],
  [5, 'GBP', '£0.05'],
  [0, 'EUR', '€0'],
  [-123_450, 'EUR', '−€1,234.50'],
  [1_000_000_000_00, 'USD', '$1,000,000,000'],
] as const)('writes %i cents of %s as %s', (cents, currency, written) => {
  expect(money(cents, currency)).toBe(written)
})
