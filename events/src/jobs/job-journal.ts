import { defineJournal } from '../kernel/define-journal.ts'
import { JobPaused, JobResumed, JobStopped } from './job-events.ts'

const line = (text: string, jobId: string) => ({ kind: 'other', text, about: { kind: 'job', id: jobId } })

export const jobJournal = [
  defineJournal(JobPaused, ({ jobId }) => line('paused', jobId)),
  defineJournal(JobResumed, ({ jobId }) => line('resumed', jobId)),
  defineJournal(JobStopped, ({ jobId }) => line('stopped', jobId)),
]
