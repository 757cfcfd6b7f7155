import { twoMoments } from '@debut/events/analyses/rules/two-moments.ts'
import type { Analysis } from '@debut/events/analyses/analysis-answers.ts'
import { rangeLabel } from '@debut/events/analyses/range.ts'
import { findRule } from '@debut/events/analyses/rules/rules.ts'
import { useMemo } from 'react'
import { useResource } from '../../lib/resources/use-resource.ts'
import { boardPath } from '../../ui/board-path.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ruleLabel } from './analysis-draft.ts'
import { pathOf } from './analysis-path.ts'
import { analysisRows, ROWS_ON_PAGE } from './analysis-queries.ts'
import { RankChart } from './rank-chart.tsx'
import { ReproduceButton } from './reproduce-button.tsx'
import { fileColumns, nameIn, resultColumns } from './result-columns.tsx'
import { DeleteAnalysisButton, SaveAnalysisButton } from './save-analysis.tsx'
import { NotOfficial, Watermark } from './watermark.tsx'

/** "October 2026 with weights capped at ×2". */
export const questionLabel = (analysis: Pick<Analysis, 'period' | 'start' | 'rule'>): string =>
  `${rangeLabel(analysis)} ${ruleLabel(analysis.rule)}`

interface Props {
  readonly analysis: Analysis
  readonly result: NonNullable<Analysis['result']>
}

/** A ranking that never was: framed, labelled and marked as one, wherever a part of it goes. */
export const AnalysisResult = ({ analysis, result }: Props) => {
  const { jobId, rule, saved } = analysis
  const view = useResource(analysisRows({ jobId, limit: ROWS_ON_PAGE }))
  const data = view.status === 'ready' ? view.data : undefined
  const products = useMemo(
    () => new Map([...analysis.products, ...(data?.products ?? [])].map((product) => [product.toolId as string, product])),
    [analysis.products, data],
  )
  const columns = useMemo(() => resultColumns(products, rule.id === twoMoments.id ? 'moments' : 'rule'), [products, rule.id])
  const label = questionLabel(analysis)
  const form = findRule(rule)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <NotOfficial />
        <h2 className="font-text text-[14px] font-[450] tracking-normal text-ink-2">{label}</h2>
      </div>
      {saved !== null && <SavedAs saved={saved} />}
      {data === undefined ? (
        <RowsAbsent isLost={view.status === 'unreachable'} retry={view.refetch} />
      ) : (
        <div className="analysis-table">
          <ConsoleTable
            name={`not-official-${fileName(analysis)}`}
            caption={`Not official: ${label}`}
            columns={columns}
            fileColumns={fileColumns(columns)}
            rows={data.rows}
            rowKey={({ launchId }) => launchId}
            total={result.launches}
            pageSize={ROWS_ON_PAGE}
            onMore={data.more ? view.fetchNextPage : undefined}
            isFetchingMore={view.status === 'ready' && view.isFetchingNextPage === true}
            isMoreMissed={view.status === 'ready' && view.isNextPageMissed === true}
            tools={
              <>
                <SaveAnalysisButton analysis={analysis} suggested={label} />
                <ShareButton title={`Not official: ${label}`} path={pathOf(jobId)} size="s" />
              </>
            }
          />
          <Watermark />
        </div>
      )}
      {form !== undefined && (
        <div className="mt-4.5">
          <RankChart title={form.chart.title} hint={form.chart.hint} chart={result.chart} nameOf={nameIn(products)} />
        </div>
      )}
      <footer className="mt-4.5 grid gap-2.5 text-[13px] text-ink-2 tabular-nums">
        <p className="max-w-[70ch]">
          {result.moved === 0 ? 'Nothing moves. ' : `${grouped(result.moved)} of ${grouped(result.launches)} move. `}
          Counted up to position {grouped(result.position)} of the log, by version {rule.version} of the rule. Only analysts and admins can
          open this page: the{' '}
          <Link to={boardPath(analysis.period, analysis.start)} className="way-link">
            official board
          </Link>{' '}
          doesn’t change.
        </p>
        {result.unreadable > 0 && (
          <Notice tone="warn">{`${grouped(result.unreadable)} events of the log can’t be read and were left out.`}</Notice>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ReproduceButton analysis={analysis} label="Reproduce" />
          <DeleteAnalysisButton analysis={analysis} />
        </div>
      </footer>
    </>
  )
}

const SavedAs = ({ saved: { name, by } }: { readonly saved: NonNullable<Analysis['saved']> }) => (
  <p className="mb-3 text-[13.5px]">
    Saved as <b className="font-[560]">{name ?? 'Untitled'}</b>
    {by !== null && ` by ${by}`}
  </p>
)

const RowsAbsent = ({ isLost, retry }: { readonly isLost: boolean; readonly retry: () => void }) =>
  isLost ? (
    <Notice
      tone="bad"
      title="The rows can’t be loaded"
      action={
        <button type="button" className="way-link" onClick={retry}>
          Try again
        </button>
      }
    />
  ) : (
    <div className="grid gap-2" aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-10" />
      ))}
    </div>
  )

/** "month-2026-10-01-weight-cap-2". */
const fileName = ({ period, start, rule: { id, params } }: Analysis): string =>
  [period, start, id, ...Object.values(params)].join('-').replaceAll(/[^\w-]+/g, '-')
