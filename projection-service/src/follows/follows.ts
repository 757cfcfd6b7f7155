import { follows as contract } from '@debut/events/follows/follows.ts'
import { projects } from '../kernel/projects.ts'
import { follows as projector } from './follows-projector.ts'

export const follows = projects(contract, [projector])
