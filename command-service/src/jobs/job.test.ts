import { JobPaused, JobResumed, JobStopped } from '@debut/events/jobs/job-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { job, type SteerJob } from './job.ts'

const { given } = specify(job)
const [asker, other] = [MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'), MemberId.parse('5d1a7c3e-0b42-4f8e-9c6d-2a7f1e8b4c00')]
const steered = { jobId: JobId.parse('01K9Z7V5C8QW8R3N4M2X000070'), by: asker }
const steer = (type: SteerJob['type']): SteerJob => ({ type, ...steered, isAdmin: false, askedBy: asker })
const [pause, resume, stop] = [steer('PauseJob'), steer('ResumeJob'), steer('StopJob')]

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

  it('is steered by those who asked for it, and by admins', () => {
    for (const command of [pause, resume, stop]) {
      given(JobPaused(steered))
        .when({ ...command, by: other })
        .thenRefused('not-your-job')
      given()
        .when({ ...command, askedBy: undefined })
        .thenRefused('no-such-job')
    }
    given()
      .when({ ...pause, by: other, isAdmin: true })
      .then(JobPaused({ ...steered, by: other }))
  })
})
