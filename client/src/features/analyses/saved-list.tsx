import { useResource } from '../../lib/resources/use-resource.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { pathOf } from './analysis-path.ts'
import { SAVED_ON_PAGE, savedAnalyses } from './analysis-queries.ts'
import { questionLabel } from './analysis-result.tsx'

/** What analysts and admins have kept, the newest first. */
export const SavedList = () => {
  const view = useResource(savedAnalyses({ limit: SAVED_ON_PAGE }))
  if (view.status === 'unreachable') return <Unreachable what="saved analyses" onRetry={view.refetch} />
  if (view.status !== 'ready')
    return (
      <Loading what="Loading saved analyses">
        <div className="h-40" />
      </Loading>
    )
  const { analyses, more } = view.data
  return (
    <section aria-labelledby="saved-analyses">
      <h2 id="saved-analyses" className="mb-3 text-[22px] font-bold">
        Saved analyses
      </h2>
      {analyses.length === 0 ? (
        <div className="rounded-card border border-dashed border-line">
          <EmptyState title="No saved analyses">Choose a rule and re-rank a period. Save the result to find it here.</EmptyState>
        </div>
      ) : (
        <ul className="rounded-card border border-line-2 bg-surface">
          {analyses.map((analysis) => (
            <li key={analysis.jobId} className="relative border-line-2 px-4.5 py-3 not-first:border-t hover:bg-sunken">
              <Link to={pathOf(analysis.jobId)} className="font-[560] after:absolute after:inset-0">
                {analysis.name ?? 'Untitled'}
              </Link>
              <p className="flex flex-wrap gap-x-2 text-[13px] text-ink-2">
                <span>{questionLabel(analysis)}</span>
                <span aria-hidden="true">·</span>
                <span>
                  {analysis.by !== null && `${analysis.by}, `}
                  <TimeAgo iso={analysis.at} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {more && <ShowMore view={view} />}
    </section>
  )
}
