import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { notificationsSlice } from './notifications-slice.ts'
import type { WithUnsubscribe } from './unsubscribe/unsubscribe-slice.ts'

export const notifications = defineCapability({
  name: 'notifications',
  slices: [notificationsSlice],
  members: { open: async () => (await import('./notifications-saga.ts')).followNotifications },
})

/** What its pages bring. */
export type NotificationsPages = WithUnsubscribe
