import type { ListedTool } from '@debut/events/tools/listing-answers.ts'
import type { ReactNode } from 'react'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { hasEarnedLink } from '../../../lib/visits/earned-link.ts'
import { VisitLink } from '../../../lib/visits/visit-link.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Home } from './listing-page-query.ts'
import { EarnedOn } from '../../../ui/earned.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { RowDetails, RowName, RowTagline } from '../../../ui/tool-row.tsx'

const SHOWN_TAGS = 3

interface Props {
  /** Where the order says something. */
  readonly place?: number
  readonly tool: Omit<ListedTool, 'launchId' | 'boardDate' | 'makers'> & { readonly boardDate: string | null }
  readonly home?: Home
  /** What its reader can do with it. */
  readonly act?: ReactNode
  /** In the place of its points. */
  readonly vote?: ReactNode
}

/** Twice, as no class is put together of pieces. */
const COLUMNS = {
  placed: 'grid-cols-[20px_48px_minmax(0,1fr)_auto] md:grid-cols-[34px_56px_minmax(0,1fr)_auto]',
  free: 'grid-cols-[48px_minmax(0,1fr)_auto] md:grid-cols-[56px_minmax(0,1fr)_auto]',
}

/** One after the other, to be compared. */
export const ListingRow = ({ place, tool, home, act, vote }: Props) => {
  const { slug, name, tagline, url, logo, category, pricing, tags, tagNames, points, boardDate } = tool
  return (
    <li
      className={`relative grid items-center gap-2.75 border-b border-line-2 py-3.25 hover:bg-surface/70 md:gap-4 md:py-3.75 md:pr-3 md:pl-1.5 ${COLUMNS[place === undefined ? 'free' : 'placed']}`}
    >
      {place !== undefined && (
        <span className="text-right font-display text-base/none font-bold tracking-[-0.03em] text-ink-3 tabular-nums md:text-[22px]/none">
          {place}
        </span>
      )}
      <ToolLogo src={logo} size={56} />
      <div className="min-w-0">
        <RowName to={`/tool/${slug}`}>{name}</RowName>
        <RowTagline>{tagline}</RowTagline>
        <RowDetails>
          <span>{pricing}</span>
          {vote !== undefined && boardDate !== null && (
            <time dateTime={boardDate} className="max-md:hidden">
              {dateLabel(boardDate)}
            </time>
          )}
          {home !== 'categories' && (
            <Link to={`/categories/${category}`} className="meta-link max-md:hidden">
              {category.replaceAll('-', ' ')}
            </Link>
          )}
          {/* A listing knows the points of a closed day, and no places. */}
          <VisitLink slug={slug} url={url} earned={hasEarnedLink({ rank: null, points })} className="meta-link max-sm:hidden">
            Visit<span className="sr-only"> {name}, opens another site</span>
          </VisitLink>
          {/* Last, as a long one is cut off. */}
          {tags.slice(0, SHOWN_TAGS).map((tag, index) => (
            <Link key={tag} to={`/tags/${tag}`} className={`meta-link ${index > 0 ? 'max-md:hidden' : ''}`}>
              #{tagNames?.[tag] ?? tag}
            </Link>
          ))}
        </RowDetails>
      </div>
      <div className="flex items-center gap-1 md:gap-3">
        {vote === undefined && boardDate === null && <p className="text-[13px] text-ink-3">to come</p>}
        {vote === undefined && boardDate !== null && <EarnedOn points={points} day={boardDate} />}
        {act !== undefined && <div className="relative z-1">{act}</div>}
        {vote !== undefined && <div className="relative z-1 has-[.vote-note]:z-2">{vote}</div>}
      </div>
    </li>
  )
}
