import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { nextPeriod, type Period, previousPeriod } from '@debut/events/kernel/periods.ts'
import { pathOf } from './period.ts'
import { isCurrent, nameOf } from './period-labels.ts'

/** Boards are kept from then on. */
export const FIRST_DAY = '2019-01-01'

/** Back to the boards before, and forward as far as now. */
export const BoardStepper = ({ period, start, today }: { period: Period; start: string; today: string }) => {
  const previous = previousPeriod(period, start)
  const next = nextPeriod(period, start)
  const hrefOf = (to: string) => (isCurrent(period, to, today) ? pathOf(period) : `${pathOf(period)}?start=${to}`)
  return (
    <nav aria-label="Earlier and later boards" className="flex gap-1">
      {previous >= FIRST_DAY && (
        <Step to={hrefOf(previous)} label={nameOf(period, previous, today)}>
          <ChevronLeftIcon />
        </Step>
      )}
      {next <= today && (
        <Step to={hrefOf(next)} label={nameOf(period, next, today)}>
          <ChevronRightIcon />
        </Step>
      )}
    </nav>
  )
}

const Step = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Link
    to={to}
    aria-label={label}
    data-tip={label}
    className="grid size-8.5 place-items-center rounded-full border border-line-2 bg-surface text-ink-2 hover:border-line hover:text-ink"
  >
    {children}
  </Link>
)
