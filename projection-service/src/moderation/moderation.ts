import { moderation as contract } from '@debut/events/moderation/moderation.ts'
import { projects } from '../kernel/projects.ts'
import { conduct } from './conduct-projector.ts'
import { moderationLog } from './moderation-log-projector.ts'

export const moderation = projects(contract, [moderationLog, conduct])
