import { JobId } from '@debut/events/jobs/job-id.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { draftIn, draftOf } from '../features/analyses/analysis-draft.ts'
import { ANALYSIS_PATH, RESULT_ID } from '../features/analyses/analysis-path.ts'
import { analysisAt, analysisRows, ROWS_ON_PAGE, SAVED_ON_PAGE, savedAnalyses } from '../features/analyses/analysis-queries.ts'
import { AnalysisResult, questionLabel } from '../features/analyses/analysis-result.tsx'
import { QuestionForm } from '../features/analyses/question-form.tsx'
import { ReproduceButton } from '../features/analyses/reproduce-button.tsx'
import { SavedList } from '../features/analyses/saved-list.tsx'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import { selectNow } from '../lib/clock/clock-slice.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import type { ResourceState } from '../lib/resources/keep-resources.ts'
import { selectData, selectResource } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { grouped } from '../ui/grouped.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

/** Undefined where a question is asked, and no answer shown. */
const jobIn = ({ params }: Pick<Place, 'params'>): JobId | undefined => z.safeParse(JobId, params['id']?.toUpperCase()).data

const AnalysisPage = () => {
  const place = usePlace()
  const jobId = jobIn(place)
  return jobId === undefined ? <NewAnalysis search={place.search} /> : <ShownAnalysis key={jobId} jobId={jobId} />
}

const Frame = ({ form, children }: { readonly form: ReactNode; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-8 xl:grid-cols-[256px_minmax(0,1fr)]">
    <div className="grid max-w-120 content-start gap-4 xl:max-w-none">
      <div>
        <p className="text-[13.5px] text-ink-2">Analysis</p>
        <h1 className="text-[34px] font-[750] tracking-[-0.035em] md:text-[40px]">What if?</h1>
        <p className="mt-2 text-[14.5px] text-ink-2">Re-rank a closed period by another rule. Boards and awards don’t change.</p>
      </div>
      {form}
    </div>
    <div id={RESULT_ID} className="min-w-0 scroll-mt-28">
      {children}
    </div>
  </div>
)

const NewAnalysis = ({ search }: { readonly search: URLSearchParams }) => {
  const today = dayAt(useSelector(selectNow))
  return (
    <Frame form={<QuestionForm initial={draftIn(search, today)} keepsAddress />}>
      <SavedList />
    </Frame>
  )
}

const ShownAnalysis = ({ jobId }: { readonly jobId: JobId }) => {
  const query = analysisAt({ jobId })
  const view = useResource(query)
  if (view.status === 'unreachable') return <Unreachable what="this analysis" heading="h1" onRetry={view.refetch} />
  if (view.status !== 'ready')
    return (
      <Loading what="Loading the analysis">
        <div className="h-80" />
      </Loading>
    )
  const { data: analysis } = view
  const { result, job } = analysis
  return (
    <Frame
      form={
        <>
          <QuestionForm initial={draftOf(analysis)} keepsAddress={false}>
            {result !== null && (
              <p role="status" className="text-[13px] text-ink-2 tabular-nums">
                {`${grouped(result.votes)} ${result.votes === 1 ? 'vote' : 'votes'} recounted in ${(result.took / 1_000).toFixed(1)} s`}
              </p>
            )}
          </QuestionForm>
          <Link to={ANALYSIS_PATH} className="way-link text-[13.5px]">
            Saved analyses
          </Link>
        </>
      }
    >
      {result === null ? (
        <div className="grid gap-4">
          <p className="text-[14px] text-ink-2">{questionLabel(analysis)}</p>
          <JobProgress job={job} what="The recount" changes={[query]} />
          {isOver(job) && job.state !== 'refused' && (
            <div className="grid justify-items-start gap-3">
              <ReproduceButton analysis={analysis} label="Recount it" />
            </div>
          )}
        </div>
      ) : (
        <AnalysisResult analysis={analysis} result={result} />
      )}
    </Frame>
  )
}

export const page: Page = {
  Component: AnalysisPage,
  resources: (place, state) => {
    const jobId = jobIn(place)
    if (jobId === undefined) return [savedAnalyses({ limit: SAVED_ON_PAGE })]
    const isDone = (selectData(analysisAt({ jobId }))(state)?.result ?? null) !== null
    return [analysisAt({ jobId }), ...(isDone ? [analysisRows({ jobId, limit: ROWS_ON_PAGE })] : [])]
  },
  head: (state, place) => {
    const jobId = jobIn(place)
    const analysis = jobId === undefined ? undefined : selectData(analysisAt({ jobId }))(state)
    return {
      title: analysis === undefined ? 'What if?' : `Not official: ${questionLabel(analysis)}`,
      noindex: true,
      complete: true,
      status: statusAt(jobId, state) === 'unreachable' ? 503 : 200,
    }
  },
}

const statusAt = (jobId: JobId | undefined, state: ResourceState) =>
  (jobId === undefined ? selectResource(savedAnalyses({ limit: SAVED_ON_PAGE }))(state) : selectResource(analysisAt({ jobId }))(state))
    .status
