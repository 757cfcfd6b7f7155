import { addressOf, type AskedListing } from './asked-listing.ts'
import { Choices, ChoicesAndOrder, kindChoicesWithAny, Orders } from '../../../ui/choices.tsx'

const SORTS = [
  { sort: 'best', label: 'Best' },
  { sort: 'rising', label: 'Rising' },
  { sort: 'newest', label: 'Newest' },
] as const

/** Another choice begins at the first page. What is called the best has one order. */
export const ListingFilters = ({ asked }: { asked: AskedListing }) => {
  const to = (change: Partial<AskedListing>) => addressOf({ ...asked, ...change, page: 1 })
  return (
    <div className="mb-5">
      <ChoicesAndOrder>
        <Choices label="Price and kind" choices={kindChoicesWithAny(asked, to)} />
        {asked.home !== 'best-products-by-tag' && (
          <Orders choices={SORTS.map(({ sort, label }) => ({ label, isChosen: asked.sort === sort, to: to({ sort }) }))} />
        )}
      </ChoicesAndOrder>
    </div>
  )
}
