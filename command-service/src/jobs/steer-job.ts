import { askedJobs } from '@debut/events/asked-jobs.ts'
import type { PauseJob, ResumeJob, StopJob } from '@debut/events/jobs/job-commands.ts'
import { jobStream } from '@debut/events/jobs/job-events.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { job } from './job.ts'

interface Parts {
  readonly handle: Handle
  readonly log: EventStore
  readonly keys: MemberKeys
}

type Definition = typeof PauseJob | typeof ResumeJob | typeof StopJob

const steer =
  (type: Definition['type']) =>
  async ({ jobId }: PayloadOf<Definition>, context: MemberContext, parts: Parts): Promise<Outcome> => {
    const { memberId: by, roles } = context.identity
    const askedBy = await whoAskedFor(jobId, context, parts)
    return parts.handle(job, jobStream(jobId), { type, jobId, by, isAdmin: roles.includes('admin'), askedBy }, context)
  }

/** It stands on a stream of whichever capability's job it is. */
const whoAskedFor = async (jobId: JobId, { giveUpAt }: MemberContext, { log, keys }: Parts): Promise<MemberId | undefined> => {
  const begun = await Promise.all(askedJobs.map(({ category }) => log.read(`${category}-${jobId}`, 0, giveUpAt, 1)))
  const [asked] = await decode(keys, begun.flat())
  return asked && 'by' in asked.event.data ? MemberId.parse(asked.event.data.by) : undefined
}

export const pauseJob = steer('PauseJob')
export const resumeJob = steer('ResumeJob')
export const stopJob = steer('StopJob')
