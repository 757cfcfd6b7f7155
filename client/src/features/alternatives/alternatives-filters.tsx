import type { Alternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { Category } from '@debut/events/tools/tool-card.ts'
import { Choices, ChoicesAndOrder, kindChoicesWithAny, Orders, PeriodChoices } from '../../ui/choices.tsx'
import { categoryLabel } from './alternatives-labels.ts'
import { addressOf, type AlternativesPageQuery } from './alternatives-page-query.ts'

const SORTS = [
  { sort: 'best', label: 'Best' },
  { sort: 'rising', label: 'Rising' },
  { sort: 'newest', label: 'Newest' },
] as const

interface Props {
  readonly query: AlternativesPageQuery
  readonly categories: Alternatives['categories']
  readonly years: Alternatives['years']
}

/** Another choice begins at the first page. */
export const AlternativesFilters = ({ query, categories, years }: Props) => {
  const to = (change: Partial<AlternativesPageQuery>) => addressOf({ ...query, ...change, page: 1 })
  const inCategories = categories.map(({ category, tools }) => ({
    label: categoryLabel(category),
    isChosen: query.category === category,
    to: to({ category: Category.safeParse(category).data }),
    count: tools,
  }))
  return (
    <div className="mb-5 grid gap-3">
      {categories.length > 1 && (
        <Choices
          label="Categories"
          choices={[{ label: 'All', isChosen: query.category === undefined, to: to({ category: undefined }) }, ...inCategories]}
        />
      )}
      <ChoicesAndOrder>
        <Choices label="Price and kind" choices={kindChoicesWithAny(query, to)} />
        <Orders choices={SORTS.map(({ sort, label }) => ({ label, isChosen: query.sort === sort, to: to({ sort }) }))} />
      </ChoicesAndOrder>
      <PeriodChoices query={query} years={years} to={to} />
    </div>
  )
}
