import { alternatives as contract } from '@debut/events/alternatives/alternatives.ts'
import { projects } from '../kernel/projects.ts'
import { alternatives as projector } from './alternatives-projector.ts'

export const alternatives = projects(contract, [projector])
