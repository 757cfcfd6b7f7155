import { addressOf, type ListingPageQuery } from './listing-page-query.ts'
import { Choices, ChoicesAndOrder, kindChoicesWithAny, Orders } from '../../../ui/choices.tsx'

const SORTS = [
  { sort: 'best', label: 'Best' },
  { sort: 'rising', label: 'Rising' },
  { sort: 'newest', label: 'Newest' },
] as const

/** Another choice begins at the first page. What is called the best has one order. */
export const ListingFilters = ({ query }: { query: ListingPageQuery }) => {
  const to = (change: Partial<ListingPageQuery>) => addressOf({ ...query, ...change, page: 1 })
  return (
    <div className="mb-5">
      <ChoicesAndOrder>
        <Choices label="Price and kind" choices={kindChoicesWithAny(query, to)} />
        {query.home !== 'best-products-by-tag' && (
          <Orders choices={SORTS.map(({ sort, label }) => ({ label, isChosen: query.sort === sort, to: to({ sort }) }))} />
        )}
      </ChoicesAndOrder>
    </div>
  )
}
