import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { longMonthName } from '../lib/clock/day-labels.ts'
import type { KindQuery } from '../lib/page/kind-query.ts'
import type { PeriodQuery } from '../lib/page/period-query.ts'

export interface Choice {
  readonly label: string
  readonly to: string
  readonly isChosen: boolean
  readonly count?: number | undefined
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** Links, so that each has an address and none needs a script. Where it is narrow they move sideways, so that the list is not pushed off the page. */
export const Choices = ({ label, choices }: ChoicesProps) => (
  <nav aria-label={label} className="choices">
    {choices.map(({ label: text, to, isChosen, count }) => (
      <Link key={text} to={to} aria-current={isChosen ? 'true' : undefined} className="small-chip">
        {text}
        {count === undefined ? null : <span className={`tabular-nums ${isChosen ? '' : 'text-ink-3'}`}>{count}</span>}
      </Link>
    ))}
  </nav>
)

/** One of them is always chosen. */
export const Orders = ({ choices }: Pick<ChoicesProps, 'choices'>) => (
  <nav aria-label="Order" className="segments">
    {choices.map(({ label, to, isChosen }) => (
      <Link key={label} to={to} aria-current={isChosen ? 'page' : undefined} className="segment">
        {label}
      </Link>
    ))}
  </nav>
)

/** What there is to choose, and at its end the order. */
export const ChoicesAndOrder = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">{children}</div>
)

const PRICES = [
  { pricing: 'free', label: 'Free' },
  { pricing: 'freemium', label: 'Freemium' },
  { pricing: 'paid', label: 'Paid' },
] as const

/** As in lists that say what they show where nothing is chosen. */
export const kindChoicesWithAny = (query: KindQuery, to: (change: KindQuery) => string): readonly Choice[] => [
  { label: 'Any price', isChosen: query.pricing === undefined, to: to({ pricing: undefined }) },
  ...kindChoices(query, to),
]

/** Each is taken back by choosing it again. */
export const kindChoices = (query: KindQuery, to: (change: KindQuery) => string): readonly Choice[] => [
  ...PRICES.map(({ pricing, label }) => {
    const isChosen = query.pricing === pricing
    return { label, isChosen, to: to({ pricing: isChosen ? undefined : pricing }) }
  }),
  { label: 'Open source', isChosen: query.openSource === 'yes', to: to({ openSource: query.openSource === 'yes' ? undefined : 'yes' }) },
  { label: 'With a deal', isChosen: query.deal === 'yes', to: to({ deal: query.deal === 'yes' ? undefined : 'yes' }) },
]

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

interface PeriodProps {
  readonly query: PeriodQuery
  readonly years: readonly number[]
  readonly to: (change: PeriodQuery) => string
}

/** In which year it was launched, and in which month of the year that is chosen. There is nothing to choose of one year. */
export const PeriodChoices = ({ query: { year: chosen, month: chosenMonth }, years, to }: PeriodProps) => (
  <>
    {(years.length > 1 || chosen !== undefined) && (
      <Choices
        label="Launched in"
        choices={[
          { label: 'Any year', isChosen: chosen === undefined, to: to({ year: undefined, month: undefined }) },
          ...years.map((year) => ({ label: String(year), isChosen: chosen === year, to: to({ year, month: undefined }) })),
        ]}
      />
    )}
    {chosen !== undefined && (
      <Choices
        label={`Months of ${chosen}`}
        choices={MONTHS.map((month) => ({
          label: longMonthName(month).slice(0, 3),
          isChosen: chosenMonth === month,
          to: to({ year: chosen, month: chosenMonth === month ? undefined : month }),
        }))}
      />
    )}
  </>
)
