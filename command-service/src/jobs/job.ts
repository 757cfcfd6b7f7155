import { JobPaused, JobResumed, type JobEvent, JobStopped } from '@debut/events/jobs/job-events.ts'
import type { JobId } from '@debut/events/jobs/job-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export interface SteerJob {
  readonly type: 'PauseJob' | 'ResumeJob' | 'StopJob'
  readonly jobId: JobId
  readonly by: MemberId
  readonly isAdmin: boolean
  /** The member who asked for it. It is undefined if there is no such job. */
  readonly askedBy: MemberId | undefined
}

type Steered = 'runs' | 'paused' | 'stopped'

export const job: Decider<SteerJob, Steered, JobEvent, 'no-such-job' | 'not-your-job' | 'job-stopped'> = {
  initial: 'runs',

  decide({ type, jobId, by, isAdmin, askedBy }, state) {
    if (askedBy === undefined) return refuse('no-such-job')
    if (askedBy !== by && !isAdmin) return refuse('not-your-job')
    const steered = { jobId, by }
    switch (type) {
      case 'PauseJob':
        if (state === 'stopped') return refuse('job-stopped')
        return state === 'paused' ? accept() : accept(JobPaused(steered))
      case 'ResumeJob':
        if (state === 'stopped') return refuse('job-stopped')
        return state === 'paused' ? accept(JobResumed(steered)) : accept()
      case 'StopJob':
        return state === 'stopped' ? accept() : accept(JobStopped(steered))
    }
  },

  evolve(_, { type }) {
    switch (type) {
      case 'JobPaused':
        return 'paused'
      case 'JobResumed':
        return 'runs'
      case 'JobStopped':
        return 'stopped'
    }
  },
}
