import { periodOf, priceOf, type Sku } from './prices.ts'

/** A price within a sentence. */
export const Price = ({ sku }: { sku: Sku }) => {
  const period = periodOf(sku)
  return (
    <span className="font-semibold whitespace-nowrap text-ink tabular-nums">
      {priceOf(sku)}
      {period && ` ${period}`}
    </span>
  )
}
