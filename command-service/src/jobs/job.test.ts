import { JobPaused, JobResumed, JobStopped } from '@debut/events/jobs/job-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { job } from './job.ts'

const { given } = specify(job)
const steered = { jobId: JobId.parse('01K9Z7V5C8QW8R3N4M2X000070'), by: MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02') }
const [pause, resume, stop] = (['PauseJob', 'ResumeJob', 'StopJob'] as const).map((type) => ({ type, ...steered })) as [
  { type: 'PauseJob' } & typeof steered,
  { type: 'ResumeJob' } & typeof steered,
  { type: 'StopJob' } & typeof steered,
]

describe('long work', () => {
  it('is paused once, and goes on once', () => {
    given().when(pause).then(JobPaused(steered))
    given(JobPaused(steered)).when(pause).thenNothing()
    given(JobPaused(steered)).when(resume).then(JobResumed(steered))
    given().when(resume).thenNothing()
  })

  it('is stopped for good', () => {
    given(JobPaused(steered)).when(stop).then(JobStopped(steered))
    given(JobStopped(steered)).when(stop).thenNothing()
    given(JobStopped(steered)).when(pause).thenRefused('job-stopped')
    given(JobStopped(steered)).when(resume).thenRefused('job-stopped')
  })
})
