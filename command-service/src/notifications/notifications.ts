import { notifications as contract } from '@debut/events/notifications/notifications.ts'
import { handles } from '../kernel/handled.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

export const notifications = handles(contract, { commands: { MarkNotificationsRead: markNotificationsRead } })
