import { tags as contract } from '@debut/events/tags/tags.ts'
import { projects } from '../kernel/projects.ts'
import { tags as projector } from './tags-projector.ts'

export const tags = projects(contract, [projector])
