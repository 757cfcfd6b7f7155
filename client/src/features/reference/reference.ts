import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const reference = defineCapability({ name: 'reference' })
