import { discussion as contract } from '@debut/events/discussion/discussion.ts'
import { projects } from '../kernel/projects.ts'
import { discussion as projector } from './discussion-projector.ts'

export const discussion = projects(contract, [projector])
