import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import { supportSlice } from './support-slice.ts'

export const support = defineCapability({ name: 'support', slices: [supportSlice] })
