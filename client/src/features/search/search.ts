import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const search = defineCapability({ name: 'search' })
