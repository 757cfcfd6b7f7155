import { notifications as contract } from '@debut/events/notifications/notifications.ts'
import { projects } from '../kernel/projects.ts'
import { notifications as projector } from './notifications-projector.ts'

export const notifications = projects(contract, [projector])
