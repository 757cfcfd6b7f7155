import { type AuditSteps, STEPS_ON_PAGE } from '@debut/events/audits/audit-answers.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import { useEffect, useState } from 'react'
import { parseInstant } from '../../lib/clock/instants.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import { auditStepsQuery } from './audit-resources.ts'
import { playDelay, type Speed } from './play-delay.ts'

interface Walk {
  /** Of the step that is shown, from 1. */
  readonly number: number
  readonly page: AuditSteps | undefined
  readonly isPlaying: boolean
  readonly goTo: (number: number) => void
  readonly setPlaying: (isPlaying: boolean) => void
}

/** Where in an audit its reader is. The page around that step is fetched as they come to it. */
export const useSteps = (jobId: JobId, { steps, first, speed }: { steps: number; first: number; speed: Speed }): Walk => {
  const [number, setNumber] = useState(first)
  const [isPlaying, setPlaying] = useState(false)
  const wanted = Math.max(1, Math.ceil(number / STEPS_ON_PAGE))
  const page = useSought(auditStepsQuery({ jobId, page: wanted }))
  const isThere = page?.page === wanted
  const goTo = (to: number) => setNumber(Math.min(steps, Math.max(1, to)))
  const isAtEnd = number >= steps
  const [here, next] = isThere
    ? [page.steps.find((step) => step.number === number), page.steps.find((step) => step.number === number + 1)]
    : []
  const wait = here === undefined || next === undefined ? 0 : playDelay(parseInstant(here.at), parseInstant(next.at), speed)
  useEffect(() => {
    if (!isPlaying || !isThere) return undefined
    const timer = setTimeout(() => (isAtEnd ? setPlaying(false) : setNumber(number + 1)), wait)
    return () => clearTimeout(timer)
  }, [isPlaying, isThere, isAtEnd, number, wait])
  return { number, page, isPlaying, goTo, setPlaying }
}
