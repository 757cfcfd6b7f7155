import { type AuditScope, type AuditStep, type AuditSteps, STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { useEffect, useState } from 'react'
import { parseInstant } from '../../lib/clock/instants.ts'
import { useData, useSought } from '../../lib/resources/use-resource.ts'
import { auditStepsQuery } from './audit-resources.ts'
import { playDelay, type Speed } from './play-delay.ts'

interface Walk {
  /** Of the step that is shown, from 1. */
  readonly number: number
  readonly page: AuditSteps | undefined
  /** It is undefined until its page has loaded. */
  readonly step: AuditStep | undefined
  readonly isPlaying: boolean
  readonly goTo: (number: number) => void
  readonly setPlaying: (isPlaying: boolean) => void
}

/** Where in an audit its reader is. The page around that step is fetched as they come to it. */
export const useSteps = (
  jobId: JobId,
  { scope, steps, first, speed }: { scope: AuditScope; steps: number; first: number; speed: Speed },
): Walk => {
  const [wantedNumber, setNumber] = useState(first)
  const number = Math.min(steps, Math.max(1, wantedNumber))
  const [isPlaying, setPlaying] = useState(false)
  const wanted = Math.max(1, Math.ceil(number / STEPS_ON_PAGE))
  const query = auditStepsQuery({ jobId, page: wanted, scope })
  const page = useSought(query)
  const isThere = useData(query) !== undefined
  const isAtEnd = number >= steps
  const [here, next] =
    isThere && page !== undefined
      ? [page.steps.find((step) => step.number === number), page.steps.find((step) => step.number === number + 1)]
      : []
  const wait = here === undefined || next === undefined ? 0 : playDelay(parseInstant(here.at), parseInstant(next.at), speed)
  useEffect(() => {
    if (!isPlaying || !isThere) return undefined
    const timer = setTimeout(() => (isAtEnd ? setPlaying(false) : setNumber(number + 1)), wait)
    return () => clearTimeout(timer)
  }, [isPlaying, isThere, isAtEnd, number, wait])
  return { number, page, step: here, isPlaying, goTo: setNumber, setPlaying }
}
