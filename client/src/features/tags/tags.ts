import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const tags = defineCapability({ name: 'tags' })
