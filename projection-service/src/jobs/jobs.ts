import { jobs as contract } from '@debut/events/jobs/jobs.ts'
import { projects } from '../kernel/projects.ts'
import { jobsProjector } from './jobs-projector.ts'

export const jobs = projects(contract, [jobsProjector])
