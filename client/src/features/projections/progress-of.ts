import type { JobState } from '@debut/events/jobs/job-answers.ts'
import type { ReactNode } from 'react'

/** How far long work is, and what its reader can do about it: the page's, as another feature shows it. */
export type ProgressOf = (job: JobState, what: string) => ReactNode
