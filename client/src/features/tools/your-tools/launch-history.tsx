import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import type { OwnTool } from './tool-sections.ts'

type OwnLaunch = OwnTool['launches'][number]

const WORDS: Readonly<Record<OwnLaunch['state'], string>> = {
  queued: 'in the line',
  scheduled: 'coming',
  live: 'on stage now',
  closed: 'launched',
  withdrawn: 'withdrawn',
  disqualified: 'taken from the boards',
}

/** Every attempt, the newest first. */
export const LaunchHistory = ({ name, launches }: Pick<OwnTool, 'name' | 'launches'>) =>
  launches.length === 0 ? (
    <p className="text-[13.5px] text-ink-2">No launch yet.</p>
  ) : (
    <ul aria-label={`Launches of ${name}`} className="grid text-[13.5px]">
      {launches.map((launch) => (
        <li key={launch.launchId} className="flex min-h-8 items-center justify-between gap-3">
          <Day {...launch} />
          <span className="flex-none text-ink-2">
            {launch.rank === null ? WORDS[launch.state] : <Standing rank={launch.rank} points={launch.points} />}
          </span>
        </li>
      ))}
    </ul>
  )

const Standing = ({ rank, points }: { readonly rank: number; readonly points: number | null }) => (
  <span className="tabular-nums">
    <b className="font-semibold text-ink">#{rank}</b>
    {points !== null && ` · ${grouped(points)} ${points === 1 ? 'point' : 'points'}`}
  </span>
)

const Day = ({ boardDate, state }: OwnLaunch) => {
  if (boardDate === null) return <span>No day yet</span>
  if (state !== 'closed') return <span className="tabular-nums">{dateLabel(boardDate)}</span>
  return (
    <Link to={`/?start=${boardDate}`} className="quiet-link tabular-nums">
      {dateLabel(boardDate)}
    </Link>
  )
}
