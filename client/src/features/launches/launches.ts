import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const launches = defineCapability({ name: 'launches' })
