import { PRICES } from '@debut/events/pricing/prices.ts'
import { money } from '../../ui/money.ts'

export type Sku = keyof typeof PRICES

export const priceOf = (sku: Sku): string => money(PRICES[sku], 'USD')

/** What one payment buys, where it is not the thing itself. */
export const periodOf = (sku: Sku): string | undefined => (sku === 'premium_spot' ? 'a week' : undefined)
