import { askRangeNames } from '@debut/events/tools/ask-ranges.ts'
import type { ForSale } from '@debut/events/tools/sale-answers.ts'
import { putUpWithin } from '@debut/events/tools/put-up-within.ts'
import { categories } from '@debut/events/tools/tool-card.ts'
import { Choices, ChoicesAndOrder, kindChoices, Orders } from '../../../ui/choices.tsx'
import { categoryName } from '../listings/listing-labels.ts'
import { saleAddress, type SalePageQuery } from './sale-page-query.ts'
import { rangeLabel, withinLabel } from './sale-labels.ts'

const SORTS = [
  { sort: 'newest', label: 'Newest' },
  { sort: 'best', label: 'Best' },
  { sort: 'rising', label: 'Rising' },
  { sort: 'cheapest', label: 'Lowest' },
  { sort: 'dearest', label: 'Highest' },
] as const

interface Props {
  readonly query: SalePageQuery
  readonly counts: ForSale['categories']
}

/** Another choice begins at the first page; the same one again takes it back. */
export const SaleFilters = ({ query, counts }: Props) => {
  const to = (change: Partial<SalePageQuery>) => saleAddress({ ...query, ...change, page: 1 })
  /** Of a list of names, at most one. */
  const oneOf = <Key extends 'category' | 'ask' | 'within'>(key: Key, name: SalePageQuery[Key], label: string, count?: number) => ({
    label,
    isChosen: query[key] === name,
    to: to({ [key]: query[key] === name ? undefined : name }),
    count,
  })
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <Choices
        label="Category"
        choices={categories.map((name) =>
          oneOf('category', name, categoryName(name), counts.find(({ category }) => category === name)?.tools ?? 0),
        )}
      />
      <Choices label="What is asked" choices={askRangeNames.map((name) => oneOf('ask', name, rangeLabel(name)))} />
      <ChoicesAndOrder>
        <Choices
          label="Kind, and since when"
          choices={[...kindChoices(query, to), ...putUpWithin.map((days) => oneOf('within', days, withinLabel(days)))]}
        />
        <Orders choices={SORTS.map(({ sort, label }) => ({ label, isChosen: query.sort === sort, to: to({ sort }) }))} />
      </ChoicesAndOrder>
    </div>
  )
}
