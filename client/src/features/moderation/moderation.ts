import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const moderation = defineCapability({
  name: 'moderation',
  members: { open: async () => (await import('./sanctions/follow-sanction.ts')).followSanction },
})
