import { boundaries as contract } from '@debut/events/boundaries/boundaries.ts'
import { projects } from '../kernel/projects.ts'
import { boundaries as projector } from './boundaries-projector.ts'

export const boundaries = projects(contract, [projector])
