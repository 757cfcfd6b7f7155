import { analyses as contract } from '@debut/events/analyses/analyses.ts'
import { projects } from '../kernel/projects.ts'
import { analyses as projector } from './analyses-projector.ts'
import { analysisJob } from './analysis-job.ts'

export const analyses = projects(contract, [projector], { jobs: [analysisJob] })
