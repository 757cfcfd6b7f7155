import { boardPath } from '../../../ui/board-path.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { medalDates } from './medal-labels.ts'
import type { Medal, MemberProfile, ProfileTool } from './profile.ts'

/** Beside a name there is room for the best of them. */
const MEDALS_SHOWN = 2

export const ProfileTools = ({ profile: { memberId, username, tools, medals } }: { profile: MemberProfile }) => (
  <section aria-labelledby="tools-made" className="min-w-0">
    <h2 id="tools-made" className="sr-only">
      Products
    </h2>
    {tools.length === 0 ? (
      <div className="rounded-card border border-line-2 bg-surface">
        <EmptyState title="No products yet">{`${username} hasn’t launched anything yet.`}</EmptyState>
      </div>
    ) : (
      <ul className="-mt-4">
        {tools.map((tool) => (
          <Row
            key={tool.toolId}
            tool={tool}
            others={tool.makers.flatMap((maker) =>
              maker.memberId === memberId || maker.username === null ? [] : (maker.name ?? maker.username),
            )}
            medals={medals.filter(({ toolId }) => toolId === tool.toolId).toSorted((one, other) => one.place - other.place)}
          />
        ))}
      </ul>
    )}
  </section>
)

interface RowProps {
  readonly tool: ProfileTool
  /** Who made it with them. */
  readonly others: readonly string[]
  readonly medals: readonly Medal[]
}

const Row = ({ tool: { slug, name, tagline, logo, launchedOn }, others, medals }: RowProps) => (
  <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line-2 py-4">
    <ToolLogo src={logo} size={56} className="flex-none bg-sunken" />
    <div className="min-w-0 flex-1">
      <h3 className="font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
        <Link to={`/tool/${slug}`} className="block truncate after:absolute after:inset-0 after:rounded-panel">
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 line-clamp-2 text-[14px]/[1.4] text-ink-2">{tagline}</p>
      <p className="mt-0.5 truncate text-[13px] text-ink-3 empty:hidden">{sinceAndWith(launchedOn, others)}</p>
    </div>
    {medals.length === 0 ? null : (
      <ul className="relative z-1 flex flex-wrap gap-2 max-sm:w-full max-sm:pl-16">
        {medals.slice(0, MEDALS_SHOWN).map((medal) => (
          <li key={`${medal.period} ${medal.start}`}>
            <MedalLink medal={medal} />
          </li>
        ))}
      </ul>
    )}
  </li>
)

/** "Launched 20 Nov 2026 · with milo". */
const sinceAndWith = (launchedOn: ProfileTool['launchedOn'], others: readonly string[]): string =>
  [
    ...(launchedOn === null ? [] : [`Launched ${dateLabel(launchedOn)}`]),
    ...(others.length === 0 ? [] : [`with ${others.join(', ')}`]),
  ].join(' · ')

const MedalLink = ({ medal }: { readonly medal: Medal }) => (
  <Link
    to={boardPath(medal.period, medal.start)}
    className={`flex h-7 items-center rounded-chip px-2.5 text-[13px] font-[560] ${medal.place === 1 ? 'bg-lime-wash' : 'border border-line hover:border-ink-3'}`}
  >
    <span>
      <b className="font-display text-lime-ink tabular-nums">{`#${medal.place}`}</b>
      {` of the ${medal.period}`}
      <span className="sr-only">{`, ${medalDates(medal)}`}</span>
    </span>
  </Link>
)
