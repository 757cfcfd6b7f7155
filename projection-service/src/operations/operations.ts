import { operations as contract } from '@debut/events/operations/operations.ts'
import { projects } from '../kernel/projects.ts'
import { journal } from './journal-projector.ts'

export const operations = projects(contract, [journal])
