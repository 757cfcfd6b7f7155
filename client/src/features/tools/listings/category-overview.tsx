import type { ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import { categories } from '@debut/events/tools/tool-card.ts'
import { products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { ABOUT, categoryName } from './listing-labels.ts'
import { BestTools } from './best-tools.tsx'

/** All five, also those that nothing stands on yet. */
export const CategoryOverview = ({ listings }: { listings: ListingsOverview['listings'] }) => (
  <ul>
    {categories.map((category) => {
      const listing = listings.find(({ name }) => name === category)
      return (
        <li
          key={category}
          className="grid gap-x-8 gap-y-4 border-b border-line-2 py-7 first:pt-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
        >
          <div>
            <h2 className="text-[24px] font-[720] tracking-[-0.03em]">
              <Link to={`/categories/${category}`} className="hover:underline">
                {categoryName(category)}
              </Link>
            </h2>
            <p className="mt-1 max-w-[44ch] text-[14.5px] text-ink-2">{ABOUT[category]}</p>
            <p className="mt-2 text-[13px] text-ink-3 tabular-nums">
              {listing === undefined ? 'The first one is still to come' : `${products(listing.tools)} launched`}
            </p>
          </div>
          {listing !== undefined && <BestTools tools={listing.best} />}
        </li>
      )
    })}
  </ul>
)
