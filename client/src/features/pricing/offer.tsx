import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { anchorOf } from '../../ui/prose/anchor-of.ts'
import { periodOf, priceOf, type Sku } from './prices.ts'

export const Offers = ({ children }: { children: ReactNode }) => <div className="offers">{children}</div>

type Props = { title: string; to: string; action: string; sku?: Sku; children: ReactNode }

/** One thing to have, for its price or for nothing. */
export const Offer = ({ title, to, action, sku, children }: Props) => {
  const period = sku && periodOf(sku)
  return (
    <section className="offer" id={anchorOf(title)}>
      <h3>{title}</h3>
      <p className="offer-price">
        {sku ? priceOf(sku) : 'Free'}
        {period && <small>{period}</small>}
      </p>
      <div className="offer-text">{children}</div>
      <Link to={to} className="offer-link">
        {action}
      </Link>
    </section>
  )
}
