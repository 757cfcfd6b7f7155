import { type ComponentType, Fragment, memo } from 'react'
import { hasEarnedLink } from '../../../lib/visits/earned-link.ts'
import { VisitLink } from '../../../lib/visits/visit-link.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { RowDetails, RowTagline } from '../../../ui/tool-row.tsx'
import type { Entry, Maker } from './board.ts'

/** What other features bring to a row. */
export type PartOf = ComponentType<{ readonly entry: Entry }>

const MOST_MAKERS = 2
const LEADERS = 3

type Props = {
  entry: Entry
  /** On a longer board its place says nothing of its day. */
  isOfDay: boolean
  Vote: PartOf
  Comments: PartOf
}

/** Drawn anew only when something of it changes. */
export const BoardRow = memo(({ entry, isOfDay, Vote, Comments }: Props) => {
  const { launchId, rank, was, points, slug, name, tagline, url, category, tags, tagNames, logo, makers } = entry
  return (
    <li
      data-key={launchId}
      className="relative grid scroll-mt-20 grid-cols-[20px_48px_minmax(0,1fr)_auto] items-center gap-x-2.75 border-b border-line-2 py-3.25 hover:bg-surface/70 md:grid-cols-[34px_56px_minmax(0,1fr)_auto] md:gap-x-4 md:py-3.75 md:pr-3 md:pl-1.5"
    >
      <span className="row-span-2">{rank === null ? null : <Rank rank={rank} />}</span>
      <ToolLogo src={logo} size={56} className="board-logo row-span-2" />
      <div className="min-w-0 max-md:row-span-2 md:self-end">
        <h2 className="flex items-center gap-2 font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
          <Link to={`/tool/${slug}`} className="min-w-0 truncate after:absolute after:inset-0">
            {name}
          </Link>
          {rank !== null && was !== undefined && was > rank && <Climb places={was - rank} />}
        </h2>
        <RowTagline>{tagline}</RowTagline>
      </div>
      {/* The vote comes before what else is said: fewer keys lead to it. */}
      <div className="relative z-1 row-span-2 has-[.vote-note]:z-2">
        <Vote entry={entry} />
      </div>
      {/* A phone shows more launches instead. */}
      <div className="col-start-3 min-w-0 self-start max-md:hidden">
        <RowDetails>
          {category !== '' && (
            <Link to={`/categories/${category}`} className="meta-link">
              {category.replaceAll('-', ' ')}
            </Link>
          )}
          {tags.slice(0, 2).map((tag) => (
            <Link key={tag} to={`/tags/${tag}`} className="meta-link">
              #{tagNames?.[tag] ?? tag}
            </Link>
          ))}
          <Comments entry={entry} />
          <Makers makers={makers} />
          <VisitLink slug={slug} url={url} earned={hasEarnedLink({ rank: isOfDay ? rank : null, points })} className="meta-link">
            Visit<span className="sr-only"> {name}, opens another site</span>
          </VisitLink>
        </RowDetails>
      </div>
    </li>
  )
})

const Rank = ({ rank }: { rank: number }) => (
  <span
    className={`block text-right font-display text-base/none font-bold tracking-[-0.03em] tabular-nums ${rank <= LEADERS ? 'md:text-[26px]/none' : 'text-ink-3 md:text-[22px]/none'}`}
  >
    <span className="sr-only">Place </span>
    {rank}
  </span>
)

const Climb = ({ places }: { places: number }) => (
  <span
    className="flex flex-none items-center gap-0.75 font-text text-[11px]/none font-semibold text-good tabular-nums"
    data-tip={`Up ${places} since you opened this page`}
  >
    <svg viewBox="0 0 14 11" className="h-1.75 w-2 fill-current" aria-hidden="true">
      <path d="M7 0 14 11H0z" />
    </svg>
    <span className="sr-only">up </span>
    {places}
  </span>
)

const Makers = ({ makers }: { makers: readonly Maker[] }) => {
  const named = makers.flatMap(({ username }) => (username === null ? [] : [username]))
  if (named.length === 0) return null
  const rest = named.length - MOST_MAKERS
  return (
    <span className="truncate">
      by{' '}
      {named.slice(0, MOST_MAKERS).map((username, index) => (
        <Fragment key={username}>
          {index > 0 && ', '}
          <Link to={`/profile/${username}`} className="hover:text-ink hover:underline">
            {username}
          </Link>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </span>
  )
}
