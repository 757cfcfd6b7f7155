import type { ToolForSale } from '@debut/events/tools/sale-answers.ts'
import type { ReactNode } from 'react'
import { dayAt } from '@debut/events/kernel/days.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { Earned } from '../../../ui/earned.tsx'
import { type Currency, money } from '../../../ui/money.ts'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { RowName } from '../../../ui/tool-row.tsx'
import { multipleLabel } from './sale-labels.ts'

/** One after the other, to be compared: what it is, and the figures below one another. */
export const SaleRow = ({ tool, act, isByPoints }: { tool: ToolForSale; act: ReactNode; isByPoints: boolean }) => {
  const { slug, name, tagline, logo, category, pricing, sale, points } = tool
  const { askCents, currency, ttmRevenueCents, ttmProfitCents, putUpAt } = sale
  const day = dayAt(parseInstant(putUpAt))
  const multiple = multipleLabel(sale)
  return (
    <li className="relative grid grid-cols-[48px_minmax(0,1fr)_auto] items-start gap-x-2.75 gap-y-2.5 border-b border-line-2 py-3.5 hover:bg-surface/70 md:grid-cols-[56px_minmax(0,1fr)_auto] md:gap-x-4 md:py-4 md:pl-1.5">
      <ToolLogo src={logo} size={56} className="md:row-span-2" />
      <div className="min-w-0">
        <RowName to={`/tool/${slug}`}>{name}</RowName>
        <p className="line-clamp-2 text-[13.5px]/[1.4] text-ink-2 md:text-[14.5px]/[1.4]">{tagline}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-[12.5px] text-ink-3">
          <span>{category.replaceAll('-', ' ')}</span>
          <span>{pricing}</span>
          <span>
            since <time dateTime={day}>{dateLabel(day)}</time>
          </span>
        </p>
      </div>
      <div className="flex items-center gap-1 md:gap-3">
        {isByPoints && points !== null && <Earned points={points} />}
        <div className="relative z-1">{act}</div>
      </div>
      <dl className="col-span-3 grid grid-cols-3 gap-x-4 tabular-nums md:col-span-2 md:col-start-2">
        <div>
          <dt className="text-[12px] text-ink-3">Asked</dt>
          <dd className="text-[16px]/tight font-[680]">{money(askCents, currency)}</dd>
          {multiple === undefined ? null : <dd className="text-[12px]/snug text-ink-3">{multiple}</dd>}
        </div>
        <Reported label="Revenue" cents={ttmRevenueCents} currency={currency} />
        <Reported label="Profit" cents={ttmProfitCents} currency={currency} />
      </dl>
    </li>
  )
}

interface ReportedProps {
  readonly label: string
  /** Null where its makers say nothing of it. */
  readonly cents: number | null
  readonly currency: Currency
}

const Reported = ({ label, cents, currency }: ReportedProps) => (
  <div>
    <dt className="text-[12px] text-ink-3">{label}</dt>
    {cents === null ? (
      <dd className="text-[14px]/[1.45] text-ink-3">not reported</dd>
    ) : (
      <>
        <dd className="text-[16px]/tight font-[560] text-ink-2">{money(cents, currency)}</dd>
        <dd className="text-[12px]/snug text-ink-3">self-reported</dd>
      </>
    )}
  </div>
)
