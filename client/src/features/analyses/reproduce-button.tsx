import { RunAnalysis } from '@debut/events/analyses/analysis-commands.ts'
import type { Analysis } from '@debut/events/analyses/analysis-answers.ts'
import { isOver } from '@debut/events/jobs/job-answers.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../../lib/commands/use-command.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { analysisAt } from './analysis-queries.ts'

interface Props {
  readonly analysis: Analysis
  /** On the button. */
  readonly label: string
}

/** Asks the same question at the same position again, and says whether the answer is the same. */
export const ReproduceButton = ({ analysis, label }: Props) => {
  const { jobId, period, start, rule, upTo } = analysis
  const [again, setAgain] = useState<JobId>()
  const { send, isBusy, isDone, problem } = useCommand(`reproduce ${again ?? jobId}`, {
    saysRefusal: true,
    changes: [analysisAt({ jobId })],
  })
  const ask = useEffectEvent((id: JobId) => void send(RunAnalysis, { jobId: id, period, start, rule, upTo, reproduces: jobId }))
  useEffect(() => {
    if (again !== undefined) ask(again)
  }, [again])
  return (
    <>
      <Button look="quiet" size="s" className="needs-script" busy={isBusy} onClick={() => setAgain(JobId.parse(newUlid()))}>
        {label}
      </Button>
      {problem !== undefined && <Notice tone="bad">{problem.message}</Notice>}
      {isDone && again !== undefined && <Reproduction key={again} jobId={again} upTo={upTo} />}
    </>
  )
}

const Reproduction = ({ jobId, upTo }: Pick<Analysis, 'jobId' | 'upTo'>) => {
  const again = useSought(analysisAt({ jobId }))
  if (again === undefined || !isOver(again.job))
    return (
      <p role="status" className="flex items-center gap-2 text-[13px] text-ink-2">
        <Spinner /> Recounting at position {grouped(upTo)}…
      </p>
    )
  const { reproduction, job } = again
  if (reproduction?.same === true)
    return <Notice tone="good" title="Same result">{`Recounted from the log at position ${grouped(upTo)}.`}</Notice>
  if (reproduction?.same === false)
    return (
      <Notice tone="bad" title="Another result">
        {reproduction.difference}
      </Notice>
    )
  return (
    <Notice tone="warn" title="It can’t be compared">
      {job.problem ?? 'One of the two results is not there.'}
    </Notice>
  )
}
