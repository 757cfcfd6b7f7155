import { saves as contract } from '@debut/events/saves/saves.ts'
import { projects } from '../kernel/projects.ts'
import { saves as projector } from './saves-projector.ts'

export const saves = projects(contract, [projector])
