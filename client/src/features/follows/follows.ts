import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const follows = defineCapability({
  name: 'follows',
  members: { open: async () => (await import('./refused-follows.ts')).showRefusedFollows },
})
