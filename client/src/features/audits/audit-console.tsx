import type { Audit, AuditResult } from '@debut/events/audits/audit-answers.ts'
import { STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Loading } from '../../ui/loading.tsx'
import { AuditBoard } from './audit-board.tsx'
import { AuditCounts } from './audit-counts.tsx'
import { AuditFindings } from './audit-findings.tsx'
import { AuditSteps } from './audit-steps.tsx'
import { AuditTape } from './audit-tape.tsx'
import { type Speed, SPEEDS } from './play-delay.ts'
import { useSteps } from './use-steps.ts'

interface Props {
  readonly audit: Audit
  readonly result: AuditResult
  /** What can be decided of votes that are selected, and of the voter at hand. */
  readonly Decide: (props: {
    readonly caseId: string
    readonly votes: readonly number[]
    readonly voter: string | undefined
    readonly vote: number | undefined
  }) => React.ReactNode
}

/** An audit that is done: what it counted, and its events one by one while the board moves alongside. */
export const AuditConsole = ({ audit: { job, question }, result, Decide }: Props) => {
  const [speed, setSpeed] = useState<Speed>(SPEEDS[1])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const found = result.findings.flatMap(({ step }) => step ?? []).toSorted((one, other) => one - other)
  const { number, page, isPlaying, goTo, setPlaying } = useSteps(job.jobId, { steps: result.steps, first: found[0] ?? 1, speed })
  const step = page?.steps.find((each) => each.number === number)
  const votes = [...new Set((page?.steps ?? []).filter((each) => selected.has(String(each.number))).map(({ vote }) => vote))]
  const pages = Math.ceil(result.steps / STEPS_ON_PAGE)
  const at = Math.max(1, Math.ceil(number / STEPS_ON_PAGE))
  const stepTo = (to: number) => {
    setPlaying(false)
    goTo(to)
  }
  return (
    <div className="grid gap-x-11 gap-y-6 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <AuditCounts question={question} result={result} />
        <AuditFindings result={result} onStep={stepTo} />
        {result.steps === 0 ? (
          <p className="mt-6 text-[14px] text-ink-2">There were no votes here, so there are no events to go through.</p>
        ) : (
          <>
            <div className="mt-5">
              <AuditTape
                bars={result.bars}
                step={step}
                isPlaying={isPlaying}
                onPlay={() => setPlaying(!isPlaying)}
                onStep={stepTo}
                speed={speed}
                onSpeed={setSpeed}
              />
            </div>
            <div className="mt-4">
              {page === undefined ? (
                <Loading what="Loading the events">
                  <div className="h-80" />
                </Loading>
              ) : (
                <AuditSteps
                  title={question.title}
                  isOfTool={question.subject === 'tool'}
                  page={page}
                  number={number}
                  total={result.steps}
                  selected={selected}
                  onSelect={setSelected}
                  goTo={goTo}
                  onPlay={() => setPlaying(!isPlaying)}
                  nextFinding={(after) => found.find((each) => each > after)}
                />
              )}
              {pages > 1 && (
                <nav aria-label="Pages of events" className="mt-3 flex items-center gap-3 text-[13px] text-ink-2 tabular-nums">
                  <Button look="quiet" size="s" disabled={at === 1} onClick={() => stepTo((at - 2) * STEPS_ON_PAGE + 1)}>
                    Earlier
                  </Button>
                  <Button look="quiet" size="s" disabled={at === pages} onClick={() => stepTo(at * STEPS_ON_PAGE + 1)}>
                    Later
                  </Button>
                  Page {grouped(at)} of {grouped(pages)}, {grouped(result.steps)} events in all
                </nav>
              )}
            </div>
          </>
        )}
      </div>
      <aside className="grid content-start gap-4">
        {page !== undefined && step?.isOnBoard === true && <AuditBoard page={page} step={step} />}
        <Decide caseId={job.jobId} votes={votes} voter={step?.voter} vote={step?.vote} />
      </aside>
    </div>
  )
}
