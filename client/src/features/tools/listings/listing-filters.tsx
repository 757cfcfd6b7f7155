import { Link } from '../../../ui/link.tsx'
import { addressOf, type AskedListing } from './asked-listing.ts'

const PRICES = [
  { pricing: undefined, label: 'Any price' },
  { pricing: 'free', label: 'Free' },
  { pricing: 'freemium', label: 'Freemium' },
  { pricing: 'paid', label: 'Paid' },
] as const

const SORTS = [
  { sort: 'best', label: 'Best' },
  { sort: 'rising', label: 'Rising' },
  { sort: 'newest', label: 'Newest' },
] as const

/** Links, so that each has an address and none needs a script. Another choice begins at the first page. */
export const ListingFilters = ({ asked }: { asked: AskedListing }) => (
  <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
    <nav aria-label="Price and kind" className="flex flex-wrap gap-1.5">
      {PRICES.map(({ pricing, label }) => (
        <Link
          key={label}
          to={addressOf({ ...asked, pricing, page: 1 })}
          aria-current={asked.pricing === pricing ? 'page' : undefined}
          className="small-chip"
        >
          {label}
        </Link>
      ))}
      <Link
        to={addressOf({ ...asked, openSource: asked.openSource === undefined ? 'yes' : undefined, page: 1 })}
        aria-current={asked.openSource === undefined ? undefined : 'true'}
        className="small-chip"
      >
        Open source
      </Link>
      <Link
        to={addressOf({ ...asked, deal: asked.deal === undefined ? 'yes' : undefined, page: 1 })}
        aria-current={asked.deal === undefined ? undefined : 'true'}
        className="small-chip"
      >
        With a deal
      </Link>
    </nav>
    <nav aria-label="Order" className="segments">
      {SORTS.map(({ sort, label }) => (
        <Link
          key={sort}
          to={addressOf({ ...asked, sort, page: 1 })}
          aria-current={asked.sort === sort ? 'page' : undefined}
          className="segment"
        >
          {label}
        </Link>
      ))}
    </nav>
  </div>
)
