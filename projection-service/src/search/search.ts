import { search as contract } from '@debut/events/search/search.ts'
import { projects } from '../kernel/projects.ts'
import { search as projector } from './search-projector.ts'

export const search = projects(contract, [projector])
