import { projections as contract } from '@debut/events/projections/projections.ts'
import { projects } from '../kernel/projects.ts'
import { rebuildJob } from './rebuild-job.ts'
import { swapJob } from './swap-job.ts'

/** What is to be skipped, tried again or discarded is read by the kernel. */
export const projections = projects(contract, [], { jobs: [rebuildJob, swapJob] })
