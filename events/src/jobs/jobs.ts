import { defineCapability } from '../kernel/define-capability.ts'
import { PauseJob, ResumeJob, StopJob } from './job-commands.ts'
import { jobEvents } from './job-events.ts'
import { jobProblems } from './job-problems.ts'
import { jobSentences } from './job-sentences.ts'
import { jobJournal } from './job-journal.ts'

/** Long work that people of the staff ask for, and steer. What the work is, other capabilities say. */
export const jobs = defineCapability({
  name: 'jobs',
  events: { job: jobEvents },
  commands: { PauseJob, ResumeJob, StopJob },
  journal: jobJournal,
  problems: jobProblems,
  sentences: jobSentences,
})
