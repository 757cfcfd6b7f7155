import { PRICES } from '@debut/events/pricing/prices.ts'
import { expect, it } from 'vitest'
import { periodOf, priceOf } from './prices.ts'

it('writes a price as a shop would, without cents where there are none', () => {
  expect(priceOf('skip_line')).toBe(`$${(PRICES.skip_line / 100).toFixed(2)}`)
  expect(priceOf('skip_line')).toMatch(/^\$\d+\.\d\d$/)
  expect(priceOf('relaunch')).toMatch(/^\$\d+$/)
})

it('sells a premium spot by the week and all else once', () => {
  expect(periodOf('premium_spot')).toBe('a week')
  expect(periodOf('relaunch')).toBeUndefined()
})
