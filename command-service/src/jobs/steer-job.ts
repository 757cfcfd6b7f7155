import { askedJobs } from '@debut/events/asked-jobs.ts'
import type { PauseJob, ResumeJob, StopJob } from '@debut/events/jobs/job-commands.ts'
import { jobStream } from '@debut/events/jobs/job-events.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { job } from './job.ts'

interface Parts {
  readonly handle: Handle
  readonly log: EventStore
}

type Definition = typeof PauseJob | typeof ResumeJob | typeof StopJob

const steer =
  (type: Definition['type']) =>
  async ({ jobId }: PayloadOf<Definition>, context: MemberContext, { handle, log }: Parts): Promise<Outcome> => {
    if (!(await isAskedFor(jobId, context, log))) return { refusal: 'no-such-job' }
    return handle(job, jobStream(jobId), { type, jobId, by: context.identity.memberId }, context)
  }

/** It stands on a stream of whichever capability's job it is. */
const isAskedFor = async (jobId: JobId, { giveUpAt }: MemberContext, log: EventStore): Promise<boolean> => {
  const begun = await Promise.all(askedJobs.map(({ category }) => log.read(`${category}-${jobId}`, 0, giveUpAt, 1)))
  return begun.some((events) => events.length > 0)
}

export const pauseJob = steer('PauseJob')
export const resumeJob = steer('ResumeJob')
export const stopJob = steer('StopJob')
