import { askRangeNames } from '@debut/events/tools/ask-ranges.ts'
import type { ForSale } from '@debut/events/tools/sale-answers.ts'
import { categories } from '@debut/events/tools/tool-card.ts'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { categoryName } from '../listings/listing-words.ts'
import { type AskedSale, saleAddress } from './asked-sale.ts'
import { rangeWords } from './sale-words.ts'

const SORTS = [
  { sort: 'newest', label: 'Newest' },
  { sort: 'best', label: 'Best' },
  { sort: 'cheapest', label: 'Lowest' },
  { sort: 'dearest', label: 'Highest' },
] as const

const KINDS = [
  { pricing: 'free', label: 'Free' },
  { pricing: 'freemium', label: 'Freemium' },
  { pricing: 'paid', label: 'Paid' },
] as const

interface Props {
  readonly asked: AskedSale
  readonly counts: ForSale['categories']
}

/** Links, so that each has an address and none needs a script. Another choice begins at the first page; the same one again takes it back. */
export const SaleFilters = ({ asked, counts }: Props) => {
  const to = (change: Partial<AskedSale>) => saleAddress({ ...asked, ...change, page: 1 })
  return (
    <div className="mb-5 grid gap-2.5">
      <nav aria-label="Category" className="flex flex-wrap gap-1.5">
        {categories.map((category) => (
          <Chip
            key={category}
            isChosen={asked.category === category}
            to={to({ category: asked.category === category ? undefined : category })}
          >
            {categoryName(category)}{' '}
            <span className="font-normal tabular-nums">{counts.find((each) => each.category === category)?.tools ?? 0}</span>
          </Chip>
        ))}
      </nav>
      <nav aria-label="What is asked" className="flex flex-wrap gap-1.5">
        {askRangeNames.map((ask) => (
          <Chip key={ask} isChosen={asked.ask === ask} to={to({ ask: asked.ask === ask ? undefined : ask })}>
            {rangeWords(ask)}
          </Chip>
        ))}
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Price and kind" className="flex flex-wrap gap-1.5">
          {KINDS.map(({ pricing, label }) => (
            <Chip key={pricing} isChosen={asked.pricing === pricing} to={to({ pricing: asked.pricing === pricing ? undefined : pricing })}>
              {label}
            </Chip>
          ))}
          <Chip isChosen={asked.openSource === 'yes'} to={to({ openSource: asked.openSource === 'yes' ? undefined : 'yes' })}>
            Open source
          </Chip>
        </nav>
        <nav aria-label="Order" className="segments">
          {SORTS.map(({ sort, label }) => (
            <Link key={sort} to={to({ sort })} aria-current={asked.sort === sort ? 'page' : undefined} className="segment">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

const Chip = ({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) => (
  <Link to={to} aria-current={isChosen ? 'true' : undefined} className="small-chip">
    {children}
  </Link>
)
