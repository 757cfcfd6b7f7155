import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const alternatives = defineCapability({ name: 'alternatives' })
