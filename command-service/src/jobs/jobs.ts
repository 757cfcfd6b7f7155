import { jobs as contract } from '@debut/events/jobs/jobs.ts'
import { handles } from '../kernel/handled.ts'
import { concernsNoMember } from '../kernel/matters/matter.ts'
import { pauseJob, resumeJob, stopJob } from './steer-job.ts'

export const jobs = handles(contract, {
  commands: { PauseJob: pauseJob, ResumeJob: resumeJob, StopJob: stopJob },
  matters: { PauseJob: concernsNoMember, ResumeJob: concernsNoMember, StopJob: concernsNoMember },
})
