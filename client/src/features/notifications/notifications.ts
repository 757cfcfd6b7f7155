import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { notificationsSlice } from './notifications-slice.ts'

export const notifications = defineCapability({
  name: 'notifications',
  slices: [notificationsSlice],
  members: { open: async () => (await import('./notifications-saga.ts')).followNotifications },
})
