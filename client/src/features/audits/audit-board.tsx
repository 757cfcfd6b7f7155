import type { AuditStep, AuditSteps } from '@debut/events/audits/audit-answers.ts'
import { shortDayLabel } from '../../lib/clock/day-labels.ts'
import { Card } from '../../ui/card.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Link } from '../../ui/link.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { boardAtStep } from './board-at-step.ts'
import { effectLabel } from './step-labels.ts'

const SHOWN = 10

/** The board of the day as it stood once a step was done, so that it moves as its reader does. */
export const AuditBoard = ({ page, step }: { page: AuditSteps; step: AuditStep }) => {
  const places = boardAtStep(page, step)
  const launches = new Map(page.launches.map((launch) => [launch.launchId, launch]))
  const at = places.findIndex(({ launchId }) => launchId === step.launchId)
  const shown = at < SHOWN ? places.slice(0, SHOWN) : [...places.slice(0, SHOWN - 1), ...places.slice(at, at + 1)]
  return (
    <Card title={`Board of ${shortDayLabel(step.day)} at event ${grouped(step.number)}`}>
      <ol className="mt-2">
        {shown.map(({ launchId, rank, points, climbed }) => {
          const launch = launches.get(launchId)
          const isMoved = launchId === step.launchId
          return (
            <li
              key={launchId}
              className={`grid h-10 grid-cols-[18px_22px_minmax(0,1fr)_auto] items-center gap-2.5 text-[13.5px] ${isMoved ? '-mx-2 rounded-[8px] bg-lime-wash px-2' : ''}`}
            >
              <span className="text-right font-semibold tabular-nums">{rank}</span>
              {launch?.logo ? <ToolLogo src={launch.logo} size={22} /> : <span />}
              <Link to={`/tool/${launch?.slug ?? ''}`} className="truncate hover:underline">
                {launch?.name ?? 'A product'}
              </Link>
              <span className="text-ink-2 tabular-nums">
                {isMoved && step.effect !== 0 && <span className="mr-1.5 text-lime-ink">{effectLabel(step.effect)}</span>}
                {climbed !== 0 && (
                  <span className={`mr-1.5 text-[12px] ${climbed > 0 ? 'text-good' : 'text-bad'}`}>
                    {climbed > 0 ? `▲ ${climbed}` : `▼ ${-climbed}`}
                  </span>
                )}
                {grouped(points)}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
