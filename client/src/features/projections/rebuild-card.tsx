import { isOver } from '@debut/events/jobs/job-answers.ts'
import { DiscardBuild } from '@debut/events/projections/projection-commands.ts'
import { differencesIn, type Projections, type Rebuild } from '@debut/events/projections/projection-answers.ts'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { momentLabel } from '../../lib/clock/day-labels.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { selectMayAdminister } from '../../lib/session/session-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Progress } from '../../ui/progress.tsx'
import { clockTime } from './clock-time.ts'
import { ComparisonOf } from './comparison-of.tsx'
import type { ProgressOf } from './progress-of.ts'
import { projectionsResource } from './projections-resource.ts'
import { RebuildSteps } from './rebuild-steps.tsx'
import { SwapBuildDialog } from './swap-build-dialog.tsx'

interface FrameProps {
  readonly title: string
  readonly about: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const Frame = ({ title, about, aside, children }: FrameProps) => (
  <article
    aria-label={title}
    className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line-2 bg-surface px-4 py-4.5 sm:px-5"
  >
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-[21px] font-bold tracking-[-0.02em]">
        {title}
        <span className="font-text text-[13px] font-normal tracking-normal text-ink-3 tabular-nums">{about}</span>
      </h3>
      {aside}
    </div>
    {children}
  </article>
)

interface Props {
  readonly rebuild: Rebuild
  readonly progressOf: ProgressOf
}

export const RebuildCard = ({ rebuild, progressOf }: Props) => {
  const { job, byName, projection, version, live, comparison, waitsUntil, swap } = rebuild
  const title = version === null ? projection : `${projection} v${version}`
  const about = `next to v${live}, started by ${byName ?? 'a former member'} at ${clockTime(job.askedAt)}`
  const isCompared = comparison !== null && waitsUntil !== null
  const isBuilt = job.total > 0 && job.done >= job.total
  return (
    <Frame
      title={title}
      about={about}
      aside={isOver(job) && !isCompared ? undefined : <RebuildSteps at={isCompared ? 'Swap' : isBuilt ? 'Compare' : 'Build'} />}
    >
      {isCompared ? (
        <>
          <ComparisonOf comparison={comparison} name={title} />
          {swap !== null && progressOf(swap.job, `The swap to ${title}`)}
          <Decision rebuild={rebuild} title={title} />
        </>
      ) : (
        progressOf(job, `The rebuild of ${projection}`)
      )}
    </Frame>
  )
}

const Decision = ({
  rebuild: { job, comparison, waitsUntil, live, swap, projection },
  title,
}: {
  readonly rebuild: Rebuild
  readonly title: string
}) => {
  const mayAdminister = useSelector(selectMayAdminister)
  const { send, isBusy } = useCommand(`discard ${job.jobId}`, { changes: [projectionsResource()], refused: `${title} can’t be discarded` })
  if (comparison === null || (swap !== null && !isOver(swap.job))) return null
  const isStale = comparison.live !== live
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2.5">
      <p className="min-w-0 flex-1 basis-56 text-[13px] text-ink-3">
        {isStale
          ? `v${live} replaced v${comparison.live} since. Discard this build and start again.`
          : mayAdminister
            ? `${differencesIn(comparison) === 0 ? 'Readers notice nothing.' : 'Readers see the rebuilt rows once you swap.'} You can swap back for an hour.`
            : `An admin can swap it in until ${momentLabel(waitsUntil ?? '')}.`}
      </p>
      <ConfirmDialog
        label="Discard"
        fullLabel={`Discard ${title}`}
        title={`Discard ${title}?`}
        text={`Its tables are dropped, and v${live} stays in use.`}
        act="Discard"
        actLook="danger"
        leave="Keep it"
        busy={isBusy}
        onAct={() => send(DiscardBuild, { jobId: job.jobId })}
      />
      {mayAdminister && !isStale && (
        <SwapBuildDialog
          rebuildId={job.jobId}
          projection={projection}
          title={title}
          version={comparison.version}
          seen={live}
          differences={differencesIn(comparison)}
        />
      )}
    </div>
  )
}

type Unattended = Projections['unattended'][number]

/** No reader steers it: it swaps by itself. */
export const UnattendedCard = ({
  build: { projection, version, live, position, startedAt },
  end,
}: {
  readonly build: Unattended
  readonly end: number
}) => {
  const share = end === 0 ? 0 : Math.min(1, position / end)
  return (
    <Frame
      title={`${projection} v${version}`}
      about={`next to v${live}, since ${clockTime(startedAt)}`}
      aside={<RebuildSteps at="Build" />}
    >
      <div className="grid gap-3">
        <Progress label={`The rebuild of ${projection}`} tone="lime" max={1} value={share} />
        <p className="text-[13px] text-ink-2 tabular-nums">
          <b className="text-ink">{Math.floor(share * 100)} %</b> · at position {grouped(position)} of {grouped(end)}. New code or an
          operator fills it, and it is swapped in by itself.
        </p>
      </div>
    </Frame>
  )
}
