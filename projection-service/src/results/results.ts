import { results as contract } from '@debut/events/results/results.ts'
import { projects } from '../kernel/projects.ts'
import { results as projector } from './results-projector.ts'

export const results = projects(contract, [projector])
