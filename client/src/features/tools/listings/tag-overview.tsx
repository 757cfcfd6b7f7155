import type { ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import { products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { BestTools } from './best-tools.tsx'

/** Tags with how many carry them: a word each. */
export const TagCloud = ({ listings }: { listings: ListingsOverview['listings'] }) => (
  <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
    {listings.map(({ name, shownName = name, tools, best: [first] }) => (
      <li key={name} className="relative flex min-h-14 items-center gap-3 border-b border-line-2 hover:bg-surface/70">
        {first !== undefined && <ToolLogo src={first.logo} size={30} />}
        <Link to={`/tags/${name}`} className="min-w-0 grow truncate text-[14.5px] font-[580] after:absolute after:inset-0">
          #{shownName}
        </Link>
        <span className="flex-none text-[13px] text-ink-3 tabular-nums">
          {tools}
          <span className="sr-only"> {tools === 1 ? 'product' : 'products'}</span>
        </span>
      </li>
    ))}
  </ul>
)

/** Tags with the best of each. */
export const BestByTag = ({ listings }: { listings: ListingsOverview['listings'] }) => (
  <ul className="grid gap-x-12 gap-y-9 md:grid-cols-2">
    {listings.map(({ name, shownName = name, tools, best }) => (
      <li key={name} className="min-w-0">
        <div className="mb-3.5 flex items-baseline justify-between gap-3 border-b border-line-2 pb-2">
          <h2 className="truncate text-[19px] font-[680] tracking-[-0.02em]">
            <Link to={`/best-products-by-tag/${name}`} className="hover:underline">
              #{shownName}
            </Link>
          </h2>
          <span className="flex-none text-[13px] text-ink-3 tabular-nums">{products(tools)}</span>
        </div>
        <BestTools tools={best} />
      </li>
    ))}
  </ul>
)
