import { cases as contract } from '@debut/events/cases/cases.ts'
import { projects } from '../kernel/projects.ts'
import { cases as projector } from './cases-projector.ts'

export const cases = projects(contract, [projector])
