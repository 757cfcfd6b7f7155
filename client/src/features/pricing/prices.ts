import { PRICES } from '@debut/events/pricing/prices.ts'

export type Sku = keyof typeof PRICES

const dollars = (cents: number) => (cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`)

export const priceOf = (sku: Sku): string => dollars(PRICES[sku])

/** What one payment buys, where it is not the thing itself. */
export const periodOf = (sku: Sku): string | undefined => (sku === 'premium_spot' ? 'a week' : undefined)
