import { defineCapability } from '../../lib/capabilities/define-capability.ts'

export const tools = defineCapability({ name: 'tools' })
