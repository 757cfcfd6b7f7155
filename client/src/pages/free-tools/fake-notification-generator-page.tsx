import { freeToolPage } from '../../features/free-tools/free-tool-page.tsx'
import { aboutNotifications } from '../../features/free-tools/notification/about-notifications.ts'
import { NotificationGenerator } from '../../features/free-tools/notification/notification-generator.tsx'

export const page = freeToolPage('fake-notification-generator', { about: aboutNotifications, Tool: NotificationGenerator })
