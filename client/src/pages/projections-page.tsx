import type { Projections } from '@debut/events/projections/projection-answers.ts'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import { duration } from '../features/projections/durations.ts'
import { LastSwapCard } from '../features/projections/last-swap-card.tsx'
import { ParkedCard } from '../features/projections/parked-card.tsx'
import { projectionsResource } from '../features/projections/projections-resource.ts'
import type { ProgressOf } from '../features/projections/progress-of.ts'
import { ProjectionsTable } from '../features/projections/projections-table.tsx'
import { RebuildCard, UnattendedCard } from '../features/projections/rebuild-card.tsx'
import { useResource } from '../lib/resources/use-resource.ts'
import type { Page } from '../lib/page/page.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { ConsolePage } from '../ui/console-page.tsx'
import { grouped } from '../ui/grouped.ts'
import { Loading } from '../ui/loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const progressOf: ProgressOf = (job, what) => <JobProgress job={job} what={what} changes={[projectionsResource()]} isInside />

const ProjectionsPage = () => {
  const view = useResource(projectionsResource())
  return (
    <ConsolePage
      title="Projections"
      lead={<>Views built from the log. {view.status === 'ready' && <Newest newest={view.data.newest} />}</>}
      aside={view.status === 'ready' ? <Panels data={view.data} /> : <></>}
    >
      {view.status === 'ready' && <Tables data={view.data} />}
      {view.status === 'unreachable' && <Unreachable what="the projections" onRetry={view.refetch} />}
      {view.status === 'loading' && <TablesSkeleton />}
    </ConsolePage>
  )
}

const Panels = ({ data: { parked, projections, swaps } }: { readonly data: Projections }) => (
  <>
    <ParkedCard parked={parked} total={projections.reduce((sum, each) => sum + each.parked, 0)} />
    <LastSwapCard swaps={swaps} progressOf={progressOf} />
  </>
)

const Newest = ({ newest }: Pick<Projections, 'newest'>) =>
  newest === null ? (
    'No event has come yet.'
  ) : (
    <>
      The newest event is <b className="text-ink tabular-nums">{grouped(newest.position)}</b>
      {newest.ageMilliseconds !== null && `, ${duration(newest.ageMilliseconds)} old`}.
    </>
  )

const Tables = ({ data: { projections, rebuilds, unattended, newest } }: { readonly data: Projections }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    {projections.map(({ name, stopped }) =>
      stopped === null ? null : (
        <Notice key={name} tone="bad" title={`${name} stopped`}>
          <span className="break-words">{stopped}</span>
        </Notice>
      ),
    )}
    <ProjectionsTable projections={projections} />
    <section aria-labelledby="rebuilds" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <h2 id="rebuilds" className="font-text text-[14.5px] font-semibold">
        Rebuilds
      </h2>
      {rebuilds.map((rebuild) => (
        <RebuildCard key={rebuild.job.jobId} rebuild={rebuild} progressOf={progressOf} />
      ))}
      {unattended.map((build) => (
        <UnattendedCard key={`${build.projection} ${build.version}`} build={build} end={newest?.position ?? 0} />
      ))}
      {rebuilds.length + unattended.length === 0 && (
        <p className="text-[13.5px] text-ink-2">None is running. A rebuild fills a projection again from the log, next to the live one.</p>
      )}
    </section>
  </div>
)

const TablesSkeleton = () => (
  <Loading what="Loading the projections">
    <div className="grid gap-2">
      {['1', '2', '3', '4', '5', '6', '7', '8'].map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  </Loading>
)

export const page: Page = {
  Component: ProjectionsPage,
  resources: () => [projectionsResource()],
  head: (state) => ({
    title: 'Projections',
    noindex: true,
    complete: true,
    status: selectResource(projectionsResource())(state).status === 'unreachable' ? 503 : 200,
  }),
}
