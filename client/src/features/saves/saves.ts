import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const saves = defineCapability({
  name: 'saves',
  members: { open: async () => (await import('./refused-saves.ts')).showRefusedSaves },
})
