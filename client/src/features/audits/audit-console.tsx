import type { Audit, AuditResult, AuditScope } from '@debut/events/audits/audit-answers.ts'
import { STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Loading } from '../../ui/loading.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { AuditBoard } from './audit-board.tsx'
import { AuditCounts } from './audit-counts.tsx'
import { AuditFindings } from './audit-findings.tsx'
import { AuditSteps } from './audit-steps.tsx'
import { AuditTape, type Stretch } from './audit-tape.tsx'
import { type Speed, SPEEDS } from './play-delay.ts'
import { useSteps } from './use-steps.ts'

interface Props {
  readonly audit: Audit
  readonly result: AuditResult
  /** The stretches of time in which votes came unusually fast. */
  readonly bursts: readonly Stretch[]
  /** Draws the other signs of whether the count is right, from which votes can be selected for the decision. */
  readonly signs: (onSelect: (votes: readonly number[]) => void) => React.ReactNode
  /** What can be decided of votes that are selected, and of the voter at hand. */
  readonly Decide: (props: {
    readonly jobId: JobId
    readonly caseId: string
    readonly votes: readonly number[]
    readonly voter: string | undefined
    readonly vote: number | undefined
  }) => React.ReactNode
}

const SCOPES: Readonly<Record<AuditScope, string>> = { asked: 'This product', days: 'The whole day' }

/** An audit that is done: what it counted, and its events one by one while the board moves alongside. */
export const AuditConsole = ({ audit: { job, caseId, question }, result, bursts, signs, Decide }: Props) => {
  const [speed, setSpeed] = useState<Speed>(SPEEDS[1])
  const decision = useRef<HTMLDivElement>(null)
  const [scope, setScope] = useState<AuditScope>('asked')
  /** Votes are identified by their positions in the log. */
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { steps, bars } = (scope === 'days' ? result.days : null) ?? result
  const findings = scope === 'days' ? result.findings.map((each) => ({ ...each, step: each.stepInDays })) : result.findings
  const found = findings.flatMap(({ step }) => step ?? []).toSorted((one, other) => one - other)
  const { number, page, step, isPlaying, goTo, setPlaying } = useSteps(job.jobId, { scope, steps, first: found[0] ?? 1, speed })
  const rows = page?.steps ?? []
  const selected = new Set(rows.filter(({ vote }) => chosen.has(vote)).map((each) => String(each.number)))
  const select = (keys: ReadonlySet<string>) => {
    const changed = rows.filter((each) => keys.has(String(each.number)) !== selected.has(String(each.number)))
    const next = new Set(chosen)
    for (const each of changed) if (keys.has(String(each.number))) next.add(each.vote)
    for (const each of changed) if (!keys.has(String(each.number))) next.delete(each.vote)
    setChosen(next)
  }
  const show = (next: AuditScope) => {
    setPlaying(false)
    // This goes to the same event in the other scope, or to the first event if it isn't there.
    goTo(step?.otherNumber ?? 1)
    setScope(next)
  }
  const pages = Math.ceil(steps / STEPS_ON_PAGE)
  const at = Math.max(1, Math.ceil(number / STEPS_ON_PAGE))
  const stepTo = (to: number) => {
    setPlaying(false)
    goTo(to)
  }
  return (
    <div className="grid gap-x-11 gap-y-6 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <AuditCounts question={question} result={result} />
        {signs((votes) => {
          setChosen(new Set(votes))
          decision.current?.focus()
        })}
        <AuditFindings result={{ ...result, findings }} onStep={stepTo} />
        {steps === 0 && result.days === null ? (
          <p className="mt-6 text-[14px] text-ink-2">There were no votes here, so there are no events to go through.</p>
        ) : (
          <>
            <div className="mt-5">
              <AuditTape
                bars={bars}
                bursts={scope === 'asked' ? bursts : []}
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
                  caseId={caseId}
                  title={question.title}
                  isOneProduct={question.subject === 'tool' && scope === 'asked' && result.days !== null}
                  page={page}
                  tools={
                    result.days === null ? null : (
                      <RadioGroup
                        legend="Votes to list"
                        hideLegend
                        look="segments"
                        value={scope}
                        options={(['asked', 'days'] as const).map((each) => ({ value: each, label: SCOPES[each] }))}
                        onValueChange={(value) => show(value === 'days' ? 'days' : 'asked')}
                      />
                    )
                  }
                  number={number}
                  total={steps}
                  selected={selected}
                  onSelect={select}
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
                  Page {grouped(at)} of {grouped(pages)}, {grouped(steps)} events in all
                </nav>
              )}
            </div>
          </>
        )}
      </div>
      <aside className="grid content-start gap-4">
        {page !== undefined && step?.isOnBoard === true && <AuditBoard page={page} step={step} />}
        <div ref={decision} tabIndex={-1} className="grid scroll-mt-20 gap-4">
          <Decide jobId={job.jobId} caseId={caseId} votes={[...chosen]} voter={step?.voter} vote={step?.vote} />
        </div>
      </aside>
    </div>
  )
}
