import type { ListedTool, WholeListing } from '@debut/events/tools/listing-answers.ts'
import { dayLabel, longMonthName } from '../../../lib/clock/day-labels.ts'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { InitialMark } from '../../../ui/initial-mark.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { addressOf, type ListingPageQuery } from './listing-page-query.ts'

/** Where to go on from a listing. */
export const ListingRail = ({ query, listing: { related, fresh, instead, years } }: { query: ListingPageQuery; listing: WholeListing }) => (
  <aside aria-label="Around the listing" className="grid content-start gap-4.5 md:grid-cols-2 xl:grid-cols-1">
    {related.length > 0 && (
      <Card title="Often together">
        <ul className="mt-3.5 flex flex-wrap gap-1.75">
          {related.map(({ tag, shownName, tools }) => (
            <li key={tag}>
              <TagLink tag={tag} name={shownName ?? tag} tools={tools} />
            </li>
          ))}
        </ul>
      </Card>
    )}
    {fresh.length > 0 && (
      <Card title="New this week">
        <ul className="mt-3.5 grid gap-2.75 text-sm">
          {fresh.map((tool) => (
            <Fresh key={tool.toolId} tool={tool} />
          ))}
        </ul>
      </Card>
    )}
    {instead.length > 0 && (
      <Card title="Looking for something like…">
        <ul className="mt-3.5 grid gap-2.75 text-sm">
          {instead.map(({ slug, name, tools }) => (
            <li key={slug} className="relative grid grid-cols-[34px_1fr_auto] items-center gap-2.5">
              <InitialMark name={name} className="size-8.5 rounded-[10px] text-[15px]" />
              <Link to={`/alternatives/${slug}`} className="min-w-0 leading-tight font-semibold break-words after:absolute after:inset-0">
                {name}
              </Link>
              <span className="text-[13px] text-ink-3 tabular-nums">{`${grouped(tools)} ${tools === 1 ? 'alternative' : 'alternatives'}`}</span>
            </li>
          ))}
        </ul>
      </Card>
    )}
    {years.length > 0 && <Years query={query} years={years} />}
  </aside>
)

const TagLink = ({ tag, name, tools }: { tag: string; name: string; tools: number }) => (
  <Link to={`/tags/${tag}`} className="small-chip">
    #{name} <span className="text-ink-3 tabular-nums">{tools}</span>
  </Link>
)

const Fresh = ({ tool: { slug, name, logo, boardDate } }: { tool: ListedTool }) => (
  <li className="relative grid grid-cols-[34px_1fr_auto] items-center gap-2.5">
    <ToolLogo src={logo} size={34} />
    <Link to={`/tool/${slug}`} className="truncate font-semibold after:absolute after:inset-0">
      {name}
    </Link>
    <time dateTime={boardDate} className="text-[13px] text-ink-3">
      {dayLabel(boardDate).slice(0, 3)}
    </time>
  </li>
)

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The same category or tag in a year, and the months of the year that is shown. Of a category, what else was chosen stays chosen. */
const Years = ({ query, years }: { query: ListingPageQuery; years: readonly number[] }) => {
  const isCategory = query.home === 'categories'
  const home = isCategory ? 'categories' : 'best-products-by-tag'
  const whole = { home, name: query.name, sort: 'best' } as const
  const to = (year?: number, month?: number) => addressOf({ ...(isCategory ? query : whole), year, month, page: 1 })
  return (
    <Card title={isCategory ? 'Launched in' : 'The best of a time'}>
      <ul className="mt-3.5 flex flex-wrap gap-1.75">
        <Time to={to()} label="All time" isShown={query.home === home && query.year === undefined} />
        {years.map((year) => (
          <Time key={year} to={to(year)} label={String(year)} isShown={query.year === year && query.month === undefined} />
        ))}
      </ul>
      {query.year !== undefined && (
        <ul aria-label={`Months of ${query.year}`} className="mt-2.5 flex flex-wrap gap-1.75 border-t border-line-2 pt-2.5">
          {MONTHS.map((month) => (
            <Time key={month} to={to(query.year, month)} label={longMonthName(month).slice(0, 3)} isShown={query.month === month} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const Time = ({ to, label, isShown }: { to: string; label: string; isShown: boolean }) => (
  <li>
    <Link to={to} className="small-chip" aria-current={isShown ? 'page' : undefined}>
      {label}
    </Link>
  </li>
)
