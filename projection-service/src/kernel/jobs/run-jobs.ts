import { setTimeout as delay } from 'node:timers/promises'
import { PAUSED_MINUTES } from '@debut/events/jobs/job-answers.ts'
import { isUnavailable } from '@debut/adapters/database-errors.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { Projector } from '../projector.ts'
import { type AnyJob, JobRefused } from './job.ts'
import { beginJob, endJob, type Ending, forgetOldJobs, type OpenJob, openJobs } from './job-rows.ts'
import { JobEnded, WorkOfJob } from './work-of-job.ts'

const LOOK_MS = 250
/** What is broken off so often takes its process with it each time. */
const MOST_TRIES = 5
/** Of one asker, so that others are not kept waiting. */
const MOST_OPEN = 20
const GAVE_WAY = `It was paused for ${PAUSED_MINUTES} minutes, and gave way to other work.`

interface Parts {
  readonly jobs: readonly AnyJob[]
  readonly projectors: readonly Projector[]
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly openSession: () => Promise<Session>
  readonly logger: Logger
  readonly signal: AbortSignal
  /** Without anything to do. */
  readonly idleMs: number
}

/** Does what is asked for, one job of each kind at a time, until there has been nothing to do for a while. */
export const runJobs = async (parts: Parts): Promise<void> => {
  const session = await parts.openSession()
  const running = new Map<string, { readonly work: WorkOfJob; readonly done: Promise<void> }>()
  try {
    await forgetOldJobs(session)
    for (let busyAt = performance.now(); performance.now() - busyAt < parts.idleMs && !parts.signal.aborted;) {
      const open = await openJobs(session)
      if (open.length > 0) busyAt = performance.now()
      for (const job of open) {
        if (job.tries === null && job.place > MOST_OPEN) {
          await refuse(job, session)
          continue
        }
        const kindRuns = running.get(job.kind)
        if (kindRuns !== undefined) {
          if (kindRuns.work.jobId === job.id) kindRuns.work.steer(job)
          continue
        }
        const work = new WorkOfJob(job, parts)
        running.set(job.kind, { work, done: runOne(job, work, parts).finally(() => running.delete(job.kind)) })
      }
      await delay(LOOK_MS, undefined, { signal: parts.signal }).catch(() => undefined)
    }
  } finally {
    await Promise.allSettled([...running.values()].map(({ done }) => done))
    await session.close().catch(() => undefined)
  }
}

const refuse = async (job: OpenJob, session: Session): Promise<void> => {
  await beginJob(job, session)
  const problem = `You have ${MOST_OPEN} of these waiting already. Ask again once some are done, or stop some.`
  await endJob(job.id, { state: 'refused', problem }, session)
}

const runOne = async (job: OpenJob, work: WorkOfJob, { jobs, log, keys, openSession, logger }: Parts): Promise<void> => {
  const session = await openSession()
  const said = { jobId: job.id, kind: job.kind }
  const end = async (ending: Ending): Promise<void> => {
    await endJob(job.id, ending, session)
  }
  try {
    const found = jobs.find(({ kind }) => kind === job.kind)
    if (job.wanted === 'stopped') return await end({ state: 'stopped' })
    if (found === undefined || (job.tries ?? 0) >= MOST_TRIES) {
      await beginJob(job, session)
      return await end({ state: 'failed', problem: `It broke off ${MOST_TRIES} times. The log of the service says why.` })
    }
    await beginJob(job, session)
    const [asked] = await decode(keys, await log.read(job.stream, 0, undefined, 1))
    logger.info(said, 'long work begins')
    // The projection lists it under the kind of its event.
    const result = await found.run(asked as never, work)
    await work.settle()
    await end({ state: 'done', result })
    logger.info(said, 'long work is done')
  } catch (error) {
    await work.settle().catch(() => undefined)
    if (error instanceof JobEnded || work.hasEnded) {
      if (work.isStopped) await end({ state: 'stopped', ...(work.gaveWay && { problem: GAVE_WAY }) })
      return
    }
    if (error instanceof JobRefused) return await end({ state: 'refused', problem: error.message })
    if (error instanceof Unavailable || isUnavailable(error)) {
      // It is begun anew at the next look.
      logger.warn({ ...said, err: error }, 'long work broke off')
      return
    }
    logger.error({ ...said, err: error }, 'long work failed')
    await end({ state: 'failed', problem: `Something went wrong in our service. Its log says what, under ${job.id}.` })
  } finally {
    await work.close()
    await session.close().catch(() => undefined)
  }
}
