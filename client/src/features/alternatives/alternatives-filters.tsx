import type { Alternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { Category } from '@debut/events/tools/tool-card.ts'
import { Link } from '../../ui/link.tsx'
import { categoryWords } from './alternatives-words.ts'
import { addressOf, type AskedAlternatives } from './asked-alternatives.ts'

const PRICES = [
  { pricing: undefined, label: 'Any price' },
  { pricing: 'free', label: 'Free' },
  { pricing: 'freemium', label: 'Freemium' },
  { pricing: 'paid', label: 'Paid' },
] as const

const SORTS = [
  { sort: 'best', label: 'Best' },
  { sort: 'newest', label: 'Newest' },
] as const

interface Props {
  readonly asked: AskedAlternatives
  readonly categories: Alternatives['categories']
}

/** Links, so that each has an address and none needs a script. Another choice begins at the first page. */
export const AlternativesFilters = ({ asked, categories }: Props) => (
  <div className="mb-5 grid gap-3">
    {categories.length > 1 && <Categories asked={asked} categories={categories} />}
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Price and kind" className="flex flex-wrap gap-1.5">
        {PRICES.map(({ pricing, label }) => (
          <Choice key={label} to={{ ...asked, pricing }} isChosen={asked.pricing === pricing} label={label} />
        ))}
        <Choice
          to={{ ...asked, openSource: asked.openSource === undefined ? 'yes' : undefined }}
          isChosen={asked.openSource !== undefined}
          label="Open source"
        />
        <Choice
          to={{ ...asked, deal: asked.deal === undefined ? 'yes' : undefined }}
          isChosen={asked.deal !== undefined}
          label="With a deal"
        />
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
  </div>
)

const Categories = ({ asked, categories }: Props) => (
  <nav aria-label="Categories" className="flex flex-wrap gap-1.5">
    <Choice to={{ ...asked, category: undefined }} isChosen={asked.category === undefined} label="All" />
    {categories.map(({ category, tools }) => (
      <Choice
        key={category}
        to={{ ...asked, category: Category.safeParse(category).data }}
        isChosen={asked.category === category}
        label={categoryWords(category)}
        count={tools}
      />
    ))}
  </nav>
)

interface ChoiceProps {
  readonly to: AskedAlternatives
  readonly isChosen: boolean
  readonly label: string
  readonly count?: number
}

const Choice = ({ to, isChosen, label, count }: ChoiceProps) => (
  <Link to={addressOf({ ...to, page: 1 })} aria-current={isChosen ? 'page' : undefined} className="small-chip">
    {label}
    {count === undefined ? null : <span className={`tabular-nums ${isChosen ? '' : 'text-ink-3'}`}>{count}</span>}
  </Link>
)
